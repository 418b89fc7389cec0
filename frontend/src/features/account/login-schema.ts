import { object, string } from 'yup';

export const loginSchema = object({
  username: string().trim().max(254, 'Не больше 254 знаков').required('Укажите логин или почту'),
  password: string().max(200, 'Не больше 200 знаков').required('Введите пароль'),
});
