import { isInn, type RegistrationForm } from '@vitrina/ordering';
import { boolean, type InferType, object, string } from 'yup';
import { agreement, email, fullName, phoneNumber } from '~/forms/contact-rules';
import { t } from '~/messages';
import { CUSTOMER_TYPES } from './customer-type';

/** Every field of the form, in its order, under the name it has in the URL that may prefill it (rule R61). */
export const registrationSchema = object({
  email: email(() => t.account.emailMissing),
  full_name: fullName,
  phone_number: phoneNumber,
  customer_type: string().oneOf(CUSTOMER_TYPES).default('organisation'),
  // A person does not see the field and could not mend what is left in it.
  inn: forOrganisation(() => t.account.innMissing).when('customer_type', ([type], inn) =>
    type === 'organisation'
      ? inn
          .matches(/^(\d{10}|\d{12})$/, {
            message: () => t.account.innWrongLength,
            excludeEmptyString: true,
          })
          .test('check-digits', () => t.account.innMistyped, isInnOrOther)
      : inn,
  ),
  org_name: forOrganisation(() => t.account.organisationNameMissing),
  org_address: string()
    .trim()
    .max(500, () => t.account.organisationAddressTooLong)
    .default(''),
  consent: agreement(() => t.account.policyMissing),
  agree_mailing: boolean().default(false),
});

export type RegistrationValues = InferType<typeof registrationSchema>;

export function toRegistrationForm(values: RegistrationValues): RegistrationForm {
  return {
    fullName: values.full_name,
    email: values.email,
    phone: values.phone_number,
    agreeMailing: values.agree_mailing,
    customer:
      values.customer_type === 'person'
        ? { kind: 'person' }
        : { kind: 'organisation', inn: values.inn, name: values.org_name, address: values.org_address },
  };
}

function forOrganisation(message: () => string) {
  return string()
    .trim()
    .max(200, () => t.account.organisationTooLong)
    .default('')
    .when('customer_type', ([type], schema) => (type === 'organisation' ? schema.required(message) : schema));
}

/** A text of another length is told so by the rule before. */
function isInnOrOther(text: string | undefined): boolean {
  return !/^(\d{10}|\d{12})$/.test(text ?? '') || isInn(text ?? '');
}
