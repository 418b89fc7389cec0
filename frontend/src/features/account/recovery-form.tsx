import { buttonClass, Field } from '@vitrina/ui';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormState } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { SiteForm } from '~/forms/site-form';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import { recoverySchema } from './recovery-schema';

interface RecoveryFormProps {
  posted: FormState | undefined;
  /** When the form was made, sealed. */
  ticket: string;
  /** An address that the query of the page names. */
  email: string;
}

export function RecoveryForm({ posted, ticket, email }: RecoveryFormProps) {
  const proof = useProof();
  const { state, summary, field, typed, isBusy, formProps } = useSiteForm(recoverySchema, {
    posted,
    name: 'recovery',
    prepare: async (form) => form.set('proof', await proof.take()),
  });
  return (
    <SiteForm {...formProps} name="recovery" state={state} className="grid gap-4">
      <ErrorSummary {...summary} />
      <ProofFields ticket={ticket} />
      <Field
        {...field('email')}
        type="email"
        defaultValue={typed.email ?? email}
        label={t.forms.email}
        autoComplete="email"
      />
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
        {isBusy ? t.forms.wait : t.account.sendLink}
      </button>
    </SiteForm>
  );
}
