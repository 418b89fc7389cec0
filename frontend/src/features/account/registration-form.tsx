'use client';

import { formatMoney } from '@vitrina/ordering';
import { buttonClass, CheckField, ChoiceField, Field } from '@vitrina/ui';
import { AfterSubmit } from './after-submit';
import { type CarriedOrder, CarriedOrderFields } from './carried-order';
import { type FormValues, valuesOf } from './form-state';
import { registrationSchema } from './registration-schema';
import { submitRegistration } from './submit-registration';
import { useAccountForm } from './use-account-form';

interface RegistrationFormProps {
  /** Made once for the form, so that a form sent twice is one registration. A secret of the form. */
  registration: string;
  /** The order that goes with the registration. */
  order: CarriedOrder | undefined;
  /** Fields that the address prefills. */
  prefilled: FormValues;
  ticked: { consent: boolean; mailing: boolean };
}

export function RegistrationForm({ registration, order, prefilled, ticked }: RegistrationFormProps) {
  const { state, field, isBusy, formProps } = useAccountForm(registrationSchema, submitRegistration);
  const sent = valuesOf(state);
  const wasSent = Object.keys(sent).length > 0;
  const text = (name: string) => ({ ...field(name), defaultValue: sent[name] ?? prefilled[name] ?? '' });
  const box = (name: string, start: boolean) => ({
    ...field(name),
    defaultChecked: wasSent ? name in sent : start,
  });
  const submitLabel = order
    ? `Создать аккаунт и заказать за ${formatMoney(order.monthly)}/мес`
    : 'Создать аккаунт';
  return (
    <form {...formProps} className="group grid gap-4">
      <input type="hidden" name="registration" value={sent.registration ?? registration} />
      {order && <CarriedOrderFields order={{ ...order, intent: sent.intent ?? order.intent }} />}
      <CustomerTypeField start={sent.customer_type ?? 'organisation'} />
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
      <div className="grid gap-4 group-has-[input[value=person]:checked]:hidden">
        <Field {...text('org_name')} label="Название организации" autoComplete="organization" />
        <Field {...text('inn')} label="ИНН" inputMode="numeric" hint="10 цифр, у предпринимателя 12" />
        <Field
          {...text('org_address')}
          label="Юридический адрес"
          autoComplete="street-address"
          hint="Можно указать позже, в панели"
        />
      </div>
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
        { value: 'organisation', label: 'Организация или ИП' },
        { value: 'person', label: 'Частное лицо' },
      ]}
    />
  );
}
