import { number, object, string } from 'yup';
import { phoneNumber } from '~/forms/contact-rules';

/** The fields of the form 'Заявка на создание VDS' (specification 001, section 3), and how many cores it is about. */
export const largeServerSchema = object({
  phone: phoneNumber,
  msg: string().trim().max(2000, 'Не больше 2000 знаков').default(''),
  configuration: string().max(1000).default(''),
  cores: number().integer().min(1).max(1000).required(),
});
