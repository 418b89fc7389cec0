import { isPhone } from '@vitrina/ordering';
import { object, string } from 'yup';
import { fullName } from '~/forms/contact-rules';

const REACH_YOU = 'Укажите телефон или почту: куда ответить?';

/** The contact form (specification 001, section 3): name, phone, email, msg. One of phone and e-mail is enough to answer. */
export const requestSchema = object({
  name: fullName,
  phone: string()
    .trim()
    .default('')
    .test('reach', REACH_YOU, (phone, { parent }) => Boolean(phone || parent.email?.trim()))
    .test(
      'phone',
      'В номере от 10 до 15 цифр, например +7 900 123-45-67',
      (phone) => !phone || isPhone(phone),
    ),
  email: string()
    .trim()
    .default('')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
      message: 'Похоже, в адресе опечатка: нужен вид name@example.ru',
      excludeEmptyString: true,
    })
    .max(254, 'Не больше 254 знаков'),
  msg: string().trim().max(2000, 'Не больше 2000 знаков').default(''),
});
