'use client';

import { buttonClass, Field } from '@vitrina/ui';
import { AfterSubmit } from './after-submit';
import { type CarriedOrder, CarriedOrderFields } from './carried-order';
import { valuesOf } from './form-state';
import { loginSchema } from './login-schema';
import { submitLogin } from './submit-login';
import { useAccountForm } from './use-account-form';

/** A server chosen before is shown again after the login. */
export function LoginForm({ order }: { order: CarriedOrder | undefined }) {
  const { state, field, isBusy, formProps } = useAccountForm(loginSchema, submitLogin);
  const sent = valuesOf(state);
  return (
    <form {...formProps} className="grid gap-4">
      {order && <CarriedOrderFields order={order} />}
      <Field
        {...field('username')}
        defaultValue={sent.username ?? ''}
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
