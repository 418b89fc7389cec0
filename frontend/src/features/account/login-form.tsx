import type { IntentId } from '@vitrina/ordering';
import { buttonClass, Field } from '@vitrina/ui';
import { OrderFields } from '~/checkout/order-fields';
import type { OrderSheet } from '~/checkout/order-sheet';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormState } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { SiteForm } from '~/forms/site-form';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import { loginSchema } from './login-schema';

interface LoginFormProps {
  posted: FormState | undefined;
  /** When the form was made, sealed. */
  ticket: string;
  /** The query of this page: what the login is for. */
  journey: string;
  /** An order that was chosen before: it is shown again after the login. */
  chosen: { intent: IntentId; sheet: OrderSheet } | undefined;
  /** An address that the query of the page names. */
  email: string;
}

export function LoginForm({ posted, ticket, journey, chosen, email }: LoginFormProps) {
  const proof = useProof();
  const { state, summary, field, typed, isBusy, formProps } = useSiteForm(loginSchema, {
    posted,
    name: 'login',
    // Asked for only while many passwords are guessed; made beforehand, so that a customer need not be told.
    prepare: async (form) => form.set('proof', await proof.take()),
  });
  return (
    <SiteForm {...formProps} name="login" state={state} className="grid gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="journey" value={journey} />
      <ProofFields ticket={ticket} />
      {chosen && <OrderFields {...chosen} />}
      <Field
        {...field('username')}
        defaultValue={typed.username ?? typed.email ?? email}
        label={t.account.username}
        autoComplete="username"
      />
      <Field
        {...field('password')}
        type="password"
        label={t.account.password}
        autoComplete="current-password"
      />
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
        {isBusy ? t.forms.wait : t.shell.logIn}
      </button>
    </SiteForm>
  );
}
