import { object, string } from 'yup';
import { agreement, email, fullName, phoneNumber } from '~/forms/contact-rules';

export const webmasterSchema = object({
  email: email('Укажите почту: на неё придёт доступ к кабинету партнёра'),
  full_name: fullName,
  phone_number: phoneNumber,
  partner_code: string().trim().max(64, 'В коде не больше 64 знаков').default(''),
  agree_terms: agreement('Без согласия партнёром не стать'),
  agreement_accept: agreement('Без принятых условий партнёром не стать'),
});
