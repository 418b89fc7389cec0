import { object, string } from 'yup';
import { t } from '~/messages';

export const loginSchema = object({
  username: string()
    .trim()
    .max(254, () => t.account.usernameTooLong)
    .required(() => t.account.usernameMissing),
  password: string()
    .max(200, () => t.account.passwordTooLong)
    .required(() => t.account.passwordMissing),
});
