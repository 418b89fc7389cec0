import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../catalogue/payment-period';
import type { RequestOf } from '../provider/contract';
import { fail, succeed } from '../result';
import { digitsOnly } from './phone';
import {
  type Register,
  type RegistrationDetails,
  type RegistrationForm,
  sendOrigin,
  toRegistrationRefusal,
} from './registration';

type Request = RequestOf<'registerPortal'>;

/** The dedicated server that somebody registers for, as far as the registration tells of it. */
export type PortalChoice = Pick<
  Request,
  'method' | 'additional_services' | 'adm_base' | 'payment_period' | 'plan_id' | 'configuration'
>;

/** The dedicated configurator's tariff (specification 000, section 9), also where a query does not name it. */
const CONFIGURATOR_PLAN = 2191;

/** The registration of somebody who orders a dedicated server (decisions, section D); the order itself comes after it. */
export function portalRegistration(
  form: RegistrationForm,
  details: RegistrationDetails,
  choice: PortalChoice,
): Register {
  return async (http) => {
    const answer = await http('registerPortal', toPortalRequest(form, details, choice));
    if (!answer.ok) return fail(toRegistrationRefusal(answer.failure));
    const { user, token } = answer.value.body;
    await sendOrigin(http, user.username, details.origin);
    return succeed({ username: user.username, portalToken: token });
  };
}

/** The body of `POST {landing}/registration/portal` (specification 000, section 3). */
export function toPortalRequest(
  form: RegistrationForm,
  { tags, origin, partner }: RegistrationDetails,
  choice: PortalChoice,
): Request {
  return {
    ...choice,
    tags: [...tags],
    // Without consent there is no form to send.
    agree_terms: true,
    customer_type: form.customer.kind,
    email: form.email.trim(),
    full_name: form.fullName,
    newsletter: form.agreeMailing,
    phone_number: digitsOnly(form.phone),
    ym_client_id: origin.ymClientId ?? null,
    roistat_visit: origin.roistatVisit ?? null,
    ga_client_id: origin.gaClientId ?? null,
    referer: origin.referer,
    utm_user: origin.utm,
    ...partner,
  };
}

/** What the query of the dedicated flow (specification 000, section 2) says to the registration. What cannot be read is left out. */
export function readPortalChoice(query: URLSearchParams): PortalChoice {
  const isConfiguration = query.get('type') === 'config';
  const configuration = isConfiguration ? readConfiguration(query) : undefined;
  const planId = readId(query, 'id') ?? (isConfiguration ? CONFIGURATOR_PLAN : undefined);
  return {
    method: isConfiguration ? 'dedicated-configuration' : 'servers',
    additional_services: ['os', 'cp', 'ip', 'storage', 'network'].flatMap((key) => readId(query, key) ?? []),
    adm_base: ['true', '1'].includes(query.get('admin') ?? ''),
    payment_period: periodOf(query.get('term')),
    ...(planId !== undefined && { plan_id: planId }),
    ...(configuration && { configuration }),
  };
}

function readConfiguration(query: URLSearchParams): Request['configuration'] {
  const [cpu, memory, primary] = ['cpu', 'memory', 'primaryStorage'].map((key) => readId(query, key));
  if (cpu === undefined || memory === undefined || primary === undefined) return undefined;
  const secondary = readId(query, 'secondaryStorage');
  return {
    cpu_id: cpu,
    memory_id: memory,
    primary_storage_id: primary,
    ...(secondary !== undefined && { secondary_storage_id: secondary }),
    service_id: readId(query, 'id') ?? CONFIGURATOR_PLAN,
  };
}

/** A list has its first value here; the order has them all. */
function readId(query: URLSearchParams, key: string): number | undefined {
  const text = /^\[?"?(\d{1,15})\b/.exec(query.get(key) ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}

/** Specification 000, section 5; without a term a dedicated server is paid for by the month. */
function periodOf(term: string | null): PaymentPeriod {
  switch (term) {
    case null:
    case '1':
      return 'P1M';
    case '3':
      return 'P3M';
    case '6':
      return 'P6M';
    default:
      return DEFAULT_PAYMENT_PERIOD;
  }
}
