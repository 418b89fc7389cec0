import { object } from 'yup';
import { email } from '~/forms/contact-rules';

export const recoverySchema = object({ email: email('Укажите почту, на которую зарегистрирован аккаунт') });
