import { object, string } from 'yup';
import { t } from '~/messages';

export const smsCodeSchema = object({
  code: string()
    .trim()
    .matches(/^\d{4,8}$/, { message: () => t.account.smsCodeWrong, excludeEmptyString: true })
    .required(() => t.account.smsCodeMissing),
});
