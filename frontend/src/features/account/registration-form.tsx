'use client';

import { formatMoney } from '@vitrina/ordering';
import { buttonClass, CheckField, ChoiceField, Field } from '@vitrina/ui';
import { type Goal, reachGoal } from '~/elements/reach-goal';
import { AfterSubmit } from '~/forms/after-submit';
import type { FormValues } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { type CarriedOrder, CarriedOrderFields } from './carried-order';
import { OrganisationFields } from './organisation-fields';
import { registrationSchema } from './registration-schema';
import { submitRegistration } from './submit-registration';

interface RegistrationFormProps {
  /** Made once for the form, so that a form sent twice is one registration. A secret of the form. */
  registration: string;
  /** When the form was made, sealed. */
  ticket: string;
  /** The query of this page: what the account is for. */
  journey: string;
  /** The order that goes with the registration. */
  order: CarriedOrder | undefined;
  /** Fields that the address prefills. */
  prefilled: FormValues;
  ticked: { consent: boolean; mailing: boolean };
  suggestsOrganisations: boolean;
  /** What analytics are told of a registration; they are off without it. */
  goal: Goal | undefined;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { registration, ticket, journey, order, prefilled, ticked, suggestsOrganisations, goal } = props;
  const proof = useProof();
  const { state, field, fillIn, typed, wasSent, isBusy, formProps } = useSiteForm(
    registrationSchema,
    submitRegistration,
    {
      name: 'registration',
      prepare: async (form) => form.set('proof', await proof.take()),
      onDone: () => reachGoal(goal),
    },
  );
  const text = (name: string) => ({ ...field(name), defaultValue: typed[name] ?? prefilled[name] ?? '' });
  const box = (name: string, start: boolean) => ({
    ...field(name),
    defaultChecked: wasSent || 'customer_type' in typed ? name in typed : start,
  });
  const submitLabel = order
    ? `Создать аккаунт и заказать за ${formatMoney(order.monthly)}/мес`
    : 'Создать аккаунт';
  return (
    <form {...formProps} className="group grid gap-4">
      <input type="hidden" name="registration" value={wasSent ? typed.registration : registration} />
      <input type="hidden" name="journey" value={journey} />
      <ProofFields ticket={ticket} />
      {order && (
        <CarriedOrderFields order={{ ...order, intent: (wasSent && typed.intent) || order.intent }} />
      )}
      <CustomerTypeField start={typed.customer_type ?? 'organisation'} />
      <Field {...text('full_name')} label="Имя и фамилия" autoComplete="name" />
      <Field
        {...text('email')}
        type="email"
        label="Почта"
        autoComplete="email"
        hint="Сюда придёт доступ к панели"
      />
      <Field
        {...text('phone_number')}
        type="tel"
        label="Телефон"
        autoComplete="tel"
        placeholder="+7 900 123-45-67"
      />
      <OrganisationFields text={text} fillIn={fillIn} suggests={suggestsOrganisations} />
      <div>
        <CheckField {...box('consent', ticked.consent)}>Согласен на обработку персональных данных</CheckField>
        <CheckField {...box('agree_mailing', ticked.mailing)}>
          Хочу получать письма о новых возможностях
        </CheckField>
      </div>
      <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
        {isBusy ? 'Подождите немного…' : submitLabel}
      </button>
      <AfterSubmit state={state} />
    </form>
  );
}

/** Left to the browser: a library that takes over a choice made before it was loaded would lose it. */
function CustomerTypeField({ start }: { start: string }) {
  return (
    <ChoiceField
      name="customer_type"
      legend="Кто будет владельцем аккаунта"
      defaultValue={start}
      choices={[
        { value: 'organisation', label: 'Организация, ИП' },
        { value: 'person', label: 'Частное лицо' },
      ]}
    />
  );
}
