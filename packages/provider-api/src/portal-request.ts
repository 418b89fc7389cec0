import {
  DEFAULT_DEDICATED_PERIOD,
  type DedicatedOrder,
  digitsOnly,
  type RegistrationDetails,
  type RegistrationForm,
} from '@vitrina/ordering';
import type { RequestOf } from './contract';
import { isWireId, wireId } from './ids';

type Request = RequestOf<'registerPortal'>;

/** The dedicated server that somebody registers for, as far as the registration tells of it. */
type PortalChoice = Pick<
  Request,
  'method' | 'additional_services' | 'adm_base' | 'payment_period' | 'plan_id' | 'configuration'
>;

/** The body of `POST {landing}/registration/portal` (rule R80). The order itself comes after it. */
export function toPortalRequest(
  form: RegistrationForm,
  { tags, origin, partner, wanted }: RegistrationDetails,
): Request {
  const order = wanted?.order?.product === 'dedicated' && isSayable(wanted.order) ? wanted.order : undefined;
  return {
    ...portalChoice(order),
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

/** Whether all that an order names can be this provider's: an address may say anything, and an account is made all the same. */
function isSayable({
  machine,
  osId,
  controlPanelId,
  ipId,
  networkDriveId,
  bandwidthId,
}: DedicatedOrder): boolean {
  const parts =
    machine.kind === 'preset'
      ? [machine.presetId]
      : [machine.cpuId, machine.memoryId, machine.primaryStorageId, ...machine.secondaryStorageIds];
  const services = [osId, controlPanelId, ipId, networkDriveId, bandwidthId];
  return [...parts, machine.planId, ...services].every((id) => id === undefined || isWireId(id));
}

/** What the order that somebody registers for says to the registration; without one it is only for an account. */
function portalChoice(order: DedicatedOrder | undefined): PortalChoice {
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
    additional_services: services.flatMap((service) => (service === undefined ? [] : [wireId(service)])),
    adm_base: order.isAdministered,
    payment_period: order.period,
    ...(machine.planId !== undefined && { plan_id: wireId(machine.planId) }),
    ...(machine.kind === 'configuration' && { configuration: toConfiguration(machine) }),
  };
}

/** The registration has a place for one secondary disk; the order has them all. */
function toConfiguration(
  machine: Extract<DedicatedOrder['machine'], { kind: 'configuration' }>,
): Request['configuration'] {
  const [secondary] = machine.secondaryStorageIds;
  return {
    cpu_id: wireId(machine.cpuId),
    memory_id: wireId(machine.memoryId),
    primary_storage_id: wireId(machine.primaryStorageId),
    ...(secondary !== undefined && { secondary_storage_id: wireId(secondary) }),
    service_id: wireId(machine.planId),
  };
}
