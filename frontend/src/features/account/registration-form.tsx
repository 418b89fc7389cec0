import { buttonClass, CheckField, ChoiceField, Field } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { LegalTexts } from '~/content/legal-texts';
import { LegalLink } from '~/documents/legal-link';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormValues } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { SiteForm } from '~/forms/site-form';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import type { CustomerType } from './customer-type';
import { OrganisationFields } from './organisation-fields';
import { OFFERED_PROMO, PROMO } from './promo-fields';
import { registrationSchema } from './registration-schema';
import type { RegistrationState } from './submit-registration';
import { withLogin } from './taken-email';

export interface RegistrationFormProps {
  posted: RegistrationState | undefined;
  /** Made once for the form, so that a form sent twice is one registration. A secret of the form. */
  registration: string;
  /** When the form was made, sealed. */
  ticket: string;
  /** The query of this page: what the account is for. */
  journey: string;
  /** Fields that the address prefills. */
  prefilled: FormValues;
  ticked: { consent: boolean; mailing: boolean };
  /** As whom it opens. */
  customerType: CustomerType;
  /** Where the texts stand that are agreed to. */
  legal: LegalTexts;
  suggestsOrganisations: boolean;
  /** The code of the campaign that the visitor came by, '' for none. */
  promo: string;
}

/** Makes an account for its own sake. */
export function RegistrationForm(props: RegistrationFormProps) {
  return <RegistrationFields {...props} form={useRegistration(props.posted)} submitLabel={t.shell.signUp} />;
}

export function useRegistration(posted: RegistrationState | undefined) {
  const proof = useProof();
  return useSiteForm(registrationSchema, {
    posted,
    name: 'registration',
    prepare: async (form) => form.set('proof', await proof.take()),
  });
}

interface RegistrationFieldsProps extends RegistrationFormProps {
  form: ReturnType<typeof useRegistration>;
  submitLabel: string;
  /** What an order adds: fields that carry it, and the sum at the button. */
  carried?: ReactNode;
  due?: ReactNode;
}

export function RegistrationFields(props: RegistrationFieldsProps) {
  const { registration, ticket, journey, prefilled, ticked, legal, suggestsOrganisations, promo } = props;
  const { state, summary, field, fillIn, typed, wasSent, isBusy, formProps } = props.form;
  const text = (name: string) => ({ ...field(name), defaultValue: typed[name] ?? prefilled[name] ?? '' });
  const box = (name: string, start: boolean) => ({
    ...field(name),
    // The summary leads to it, ticked or not.
    id: name,
    defaultChecked: wasSent || 'customer_type' in typed ? name in typed : start,
  });
  const email = text('email');
  return (
    <SiteForm {...formProps} name="registration" state={state} className="group grid gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="registration" value={wasSent ? typed.registration : registration} />
      <input type="hidden" name="journey" value={journey} />
      <ProofFields ticket={ticket} />
      {props.carried}
      <Field
        {...email}
        error={withLogin({ error: email.error, state, journey })}
        type="email"
        label={t.forms.email}
        autoComplete="email"
        hint={t.account.emailHint}
      />
      <Field {...text('full_name')} label={t.forms.fullName} autoComplete="name" />
      <Field
        {...text('phone_number')}
        type="tel"
        label={t.forms.phone}
        autoComplete="tel"
        placeholder={t.forms.phoneExample}
      />
      <CustomerTypeField start={typed.customer_type ?? props.customerType} />
      <OrganisationFields text={text} fillIn={fillIn} suggests={suggestsOrganisations} />
      <div>
        <CheckField {...box('consent', ticked.consent)}>
          {t.account.agreeToPolicy((words) => (
            <LegalLink href={legal.policy}>{words}</LegalLink>
          ))}
        </CheckField>
        <CheckField {...box('agree_mailing', ticked.mailing)}>
          {t.account.agreeToMailing((words) => (
            <LegalLink href={legal.mailing}>{words}</LegalLink>
          ))}
        </CheckField>
      </div>
      {promo && (
        <div>
          {/* Whoever takes it off says so by a box that is not ticked, which no form sends. */}
          <input type="hidden" name={OFFERED_PROMO} value={promo} />
          <CheckField {...box(PROMO, true)} value={promo}>
            {t.account.promoCode(<span className="font-medium">{promo}</span>)}
          </CheckField>
        </div>
      )}
      {props.due}
      <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
        {isBusy ? t.forms.wait : props.submitLabel}
      </button>
      {legal.offer && (
        <p className="text-13 text-ink-soft">
          {t.account.acceptOffer((words) => (
            <LegalLink href={legal.offer}>{words}</LegalLink>
          ))}
        </p>
      )}
    </SiteForm>
  );
}

/** Left to the browser: a library that takes over a choice made before it was loaded would lose it. */
function CustomerTypeField({ start }: { start: string }) {
  return (
    <ChoiceField
      name="customer_type"
      legend={t.account.owner}
      defaultValue={start}
      choices={[
        { value: 'organisation', label: t.account.organisation },
        { value: 'person', label: t.account.person },
      ]}
    />
  );
}
