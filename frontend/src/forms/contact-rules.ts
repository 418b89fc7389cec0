import { isPhone } from '@vitrina/ordering';
import { boolean, string } from 'yup';
import { t } from '~/messages';

/** The rules of fields that several account forms ask for, each under the name it has in the URL. */
export const fullName = string()
  .trim()
  .max(200, () => t.forms.nameTooLong)
  .required(() => t.forms.nameMissing);

export const phoneNumber = string()
  .required(() => t.forms.phoneMissing)
  .test(
    'phone',
    () => t.forms.phoneWrong,
    (value) => isPhone(value ?? ''),
  );

export function email(required: () => string) {
  return (
    string()
      .trim()
      // Each dot can only be read one way: a name of a megabyte of them took minutes.
      .matches(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, {
        message: () => t.forms.emailWrong,
        excludeEmptyString: true,
      })
      .max(254, () => t.forms.emailTooLong)
      .required(required)
  );
}

export function agreement(required: () => string) {
  return boolean().oneOf([true], required).required(required);
}
