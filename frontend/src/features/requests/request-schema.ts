import { isPhone } from '@vitrina/ordering';
import { object, string } from 'yup';
import type { RequestKind } from '~/content/requests/visitor-request';
import { email, fullName, phoneNumber } from '~/forms/contact-rules';
import { t } from '~/messages';
import { KIND_RULES, type RequestField } from './request-kinds';

/**
 * The contact form (rule R90: name, phone, email, msg) as one kind of request needs it, for the browser and
 * for the server alike. What a kind does not ask for is ''.
 */
export function requestSchema(kind: RequestKind) {
  const { asks, needs } = KIND_RULES[kind];
  const isNeeded = (field: RequestField) => needs.includes(field);
  const isOneEnough =
    asks.includes('phone') && asks.includes('email') && !isNeeded('phone') && !isNeeded('email');
  const phone = isNeeded('phone') ? phoneNumber : optionalPhone(isOneEnough);
  return object({
    name: asks.includes('name') ? fullName : NOTHING,
    phone,
    email: asks.includes('email') ? emailOf(isNeeded('email')) : NOTHING,
    msg: isNeeded('msg') ? message.required(() => missingMessage(kind)) : message,
  });
}

const NOTHING = string()
  .default('')
  .transform(() => '');

const message = string()
  .trim()
  .max(2000, () => t.requests.messageTooLong)
  .default('');

function missingMessage(kind: RequestKind): string | undefined {
  const missing: Partial<Record<RequestKind, string>> = t.requests.messageMissing;
  return missing[kind];
}

function emailOf(isNeeded: boolean) {
  const checked = email(() => t.requests.emailMissing);
  // An optional one may be empty, and is checked where it is not.
  return isNeeded ? checked : checked.notRequired().nonNullable().default('');
}

function optionalPhone(isOneEnough: boolean) {
  return string()
    .trim()
    .default('')
    .test(
      'reach',
      () => t.requests.phoneOrEmailMissing,
      (phone, { parent }) => !isOneEnough || Boolean(phone || parent.email?.trim()),
    )
    .test(
      'phone',
      () => t.forms.phoneWrong,
      (phone) => !phone || isPhone(phone),
    );
}
