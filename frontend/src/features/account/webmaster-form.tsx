import { buttonClass, CheckField, Field } from '@vitrina/ui';
import type { LegalTexts } from '~/content/legal-texts';
import { LegalLink } from '~/documents/legal-link';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormState, FormValues } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { SiteForm } from '~/forms/site-form';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import { withLogin } from './taken-email';
import { webmasterSchema } from './webmaster-schema';

interface WebmasterFormProps {
  posted: FormState | undefined;
  /** Made once for the form, so that a form sent twice is one registration. A secret of the form. */
  registration: string;
  ticket: string;
  /** The query of this page. */
  journey: string;
  prefilled: FormValues;
  /** Whether agreements start ticked. */
  isTicked: boolean;
  /** Where the texts stand that are agreed to. */
  legal: LegalTexts;
}

/** The registration of somebody who sends others and is paid for it. */
export function WebmasterForm({
  posted,
  registration,
  ticket,
  journey,
  prefilled,
  isTicked,
  legal,
}: WebmasterFormProps) {
  const proof = useProof();
  const { state, summary, field, typed, wasSent, isBusy, formProps } = useSiteForm(webmasterSchema, {
    posted,
    name: 'webmaster',
    prepare: async (form) => form.set('proof', await proof.take()),
  });
  const text = (name: string) => ({ ...field(name), defaultValue: typed[name] ?? prefilled[name] ?? '' });
  const box = (name: string) => ({
    ...field(name),
    // The summary leads to it, ticked or not.
    id: name,
    defaultChecked: wasSent ? name in typed : isTicked,
  });
  const email = text('email');
  return (
    <SiteForm {...formProps} name="webmaster" state={state} className="grid gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="registration" value={typed.registration ?? registration} />
      <ProofFields ticket={ticket} />
      <Field
        {...email}
        error={withLogin({ error: email.error, state, journey })}
        type="email"
        label={t.forms.email}
        autoComplete="email"
      />
      <Field {...text('full_name')} label={t.forms.fullName} autoComplete="name" />
      <Field
        {...text('phone_number')}
        type="tel"
        label={t.forms.phone}
        autoComplete="tel"
        placeholder={t.forms.phoneExample}
      />
      <Field
        {...text('partner_code')}
        label={t.account.partnerCode}
        inputMode="numeric"
        autoComplete="off"
        hint={t.account.partnerCodeHint}
      />
      <div>
        <CheckField {...box('agree_terms')}>
          {t.account.agreeToPolicy((words) => (
            <LegalLink href={legal.policy}>{words}</LegalLink>
          ))}
        </CheckField>
        <CheckField {...box('agreement_accept')}>
          {t.account.acceptPartnerOffer((words) => (
            <LegalLink href={legal.partnerOffer}>{words}</LegalLink>
          ))}
        </CheckField>
      </div>
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
        {isBusy ? t.forms.wait : t.account.becomePartner}
      </button>
    </SiteForm>
  );
}
