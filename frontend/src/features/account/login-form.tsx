'use client';

import { buttonClass, Field } from '@vitrina/ui';
import { AfterSubmit } from '~/forms/after-submit';
import { useSiteForm } from '~/forms/use-site-form';
import { type CarriedOrder, CarriedOrderFields } from './carried-order';
import { loginSchema } from './login-schema';
import { submitLogin } from './submit-login';

interface LoginFormProps {
  /** The query of this page: what the login is for. */
  journey: string;
  /** A server chosen before is shown again after the login. */
  order: CarriedOrder | undefined;
  /** An address that the query of the page names. */
  email: string;
}

export function LoginForm({ journey, order, email }: LoginFormProps) {
  const { state, field, typed, isBusy, formProps } = useSiteForm(loginSchema, submitLogin, {
    name: 'login',
  });
  return (
    <form {...formProps} className="grid gap-4">
      <input type="hidden" name="journey" value={journey} />
      {order && <CarriedOrderFields order={order} />}
      <Field
        {...field('username')}
        defaultValue={typed.username ?? typed.email ?? email}
        label="Логин или почта"
        autoComplete="username"
      />
      <Field {...field('password')} type="password" label="Пароль" autoComplete="current-password" />
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
        {isBusy ? 'Подождите немного…' : 'Войти'}
      </button>
      <AfterSubmit state={state} />
    </form>
  );
}
