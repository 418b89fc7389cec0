import { DEFAULT_DEDICATED_PERIOD, type DedicatedOrder } from '../orders/dedicated-order';
import type { RequestOf } from '../provider/contract';
import { fail, succeed } from '../result';
import { digitsOnly } from './phone';
import {
  type Registering,
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

/** The registration of somebody who orders a dedicated server (decisions, section D); the order itself comes after it. */
export function portalRegistration(
  form: RegistrationForm,
  details: RegistrationDetails,
  choice: PortalChoice,
): Registering {
  return {
    make: async (http, once) => {
      const answer = await http('registerPortal', toPortalRequest(form, details, choice), { once });
      if (!answer.ok) return fail(toRegistrationRefusal(answer.failure));
      const { user, token } = answer.value.body;
      return succeed({ username: user.username, portalToken: token });
    },
    report: (http, { username }) => sendOrigin(http, username, details.origin),
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

/** What the order that somebody registers for says to the registration; without one it is only for an account. */
export function portalChoice(order: DedicatedOrder | undefined): PortalChoice {
  if (!order)
    return {
      method: 'servers',
      additional_services: [],
      adm_base: false,
      payment_period: DEFAULT_DEDICATED_PERIOD,
    };
  const { machine, osId, controlPanelId, ipId, networkDriveId, bandwidthId } = order;
  const services = [osId, controlPanelId, ipId, networkDriveId, bandwidthId];
  return {
    method: machine.kind === 'preset' ? 'servers' : 'dedicated-configuration',
    additional_services: services.filter((service) => service !== undefined),
    adm_base: order.isAdministered,
    payment_period: order.period,
    ...(machine.planId !== undefined && { plan_id: machine.planId }),
    ...(machine.kind === 'configuration' && { configuration: toConfiguration(machine) }),
  };
}

/** The registration has a place for one secondary disk; the order has them all. */
function toConfiguration(
  machine: Extract<DedicatedOrder['machine'], { kind: 'configuration' }>,
): Request['configuration'] {
  const [secondary] = machine.secondaryStorageIds;
  return {
    cpu_id: machine.cpuId,
    memory_id: machine.memoryId,
    primary_storage_id: machine.primaryStorageId,
    ...(secondary !== undefined && { secondary_storage_id: secondary }),
    service_id: machine.planId,
  };
}
