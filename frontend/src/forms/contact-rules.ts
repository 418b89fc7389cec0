import { isPhone } from '@vitrina/ordering';
import { boolean, string } from 'yup';

/** The rules of fields that several account forms ask for, each under the name it has in the URL. */
export const fullName = string()
  .trim()
  .max(200, 'В имени не больше 200 знаков')
  .required('Как к вам обращаться?');

export const phoneNumber = string()
  .required('Укажите телефон')
  .test('phone', 'В номере от 10 до 15 цифр, например +7 900 123-45-67', (value) => isPhone(value ?? ''));

export function email(required: string) {
  return (
    string()
      .trim()
      // Each dot can only be read one way: a name of a megabyte of them took minutes.
      .matches(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, {
        message: 'Похоже, в адресе опечатка: нужен вид name@example.ru',
        excludeEmptyString: true,
      })
      .max(254, 'В адресе почты не больше 254 знаков')
      .required(required)
  );
}

export function agreement(required: string) {
  return boolean().oneOf([true], required).required(required);
}
