import { object, string } from 'yup';
import { agreement, email, fullName, phoneNumber } from '~/forms/contact-rules';

export const webmasterSchema = object({
  full_name: fullName,
  email: email('На эту почту придёт доступ к кабинету партнёра'),
  phone_number: phoneNumber,
  partner_code: string().trim().max(64, 'Не больше 64 знаков').default(''),
  agree_terms: agreement('Без согласия партнёром не стать'),
  agreement_accept: agreement('Без принятых условий партнёром не стать'),
});
