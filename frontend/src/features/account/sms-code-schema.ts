import { object, string } from 'yup';

export const smsCodeSchema = object({
  code: string()
    .trim()
    .matches(/^\d{4,8}$/, { message: 'В коде только цифры, от 4 до 8', excludeEmptyString: true })
    .required('Введите код из SMS'),
});
