import { object, string } from 'yup';

export const loginSchema = object({
  username: string().trim().max(254, 'В логине не больше 254 знаков').required('Укажите логин или почту'),
  password: string().max(200, 'В пароле не больше 200 знаков').required('Введите пароль'),
});
