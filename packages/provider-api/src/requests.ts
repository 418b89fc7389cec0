import {
  DEDICATED_CONFIGURATOR_PLAN,
  type DedicatedOrder,
  type Delivery,
  digitsOnly,
  type Requests,
  unreachable,
  type WrittenRequest,
} from '@vitrina/ordering';
import type { RequestOf } from './contract';
import type { ProviderHttp } from './http';
import { isWireId, wireId } from './ids';
import { says } from './told';

/** What visitors ask the landing service. */
export function createRequests(http: ProviderHttp): Requests {
  return {
    // In one call (rule R98). Without an answer an article is shown without its count.
    countComments: async (urls) => {
      const answer = await http('countComments', { urls: urls.join(',') });
      if (answer.ok) {
        const { counts } = answer.value.body;
        return { kind: 'counted', countOf: (url) => (Object.hasOwn(counts, url) ? (counts[url] ?? 0) : 0) };
      }
      const { failure } = answer;
      const isForbidden = failure.kind === 'refused' && says(failure, 'comments_forbidden');
      return { kind: isForbidden ? 'forbidden' : 'unknown' };
    },
    deliveryOf,
  };
}

type LandingDelivery =
  | { path: 'forms/submit'; body: RequestOf<'submitForm'> }
  | { path: 'tickets/create-dedicated'; body: RequestOf<'createDedicatedTicket'> };

/** A request in writing, below the address of the landing service (rules R91 and R92). */
export function deliveryOf(request: WrittenRequest): Delivery {
  return toDelivery(request);
}

function toDelivery(request: WrittenRequest): LandingDelivery {
  switch (request.kind) {
    case 'contact': {
      const { name, phone, email, message } = request.contact;
      return {
        path: 'forms/submit',
        body: {
          type: request.form,
          data: { name, phone: digitsOnly(phone), email: email.trim(), msg: message },
        },
      };
    }
    case 'large-server': {
      const { phone, cores, username } = request;
      return {
        path: 'forms/submit',
        body: {
          type: 'CREATE_VDS_VPS',
          data: { phone: digitsOnly(phone), feature: cores, username: username ?? '' },
        },
      };
    }
    case 'ticket': {
      const { email, message, service, dedicated } = request;
      return {
        path: 'tickets/create-dedicated',
        body: { email: email.trim(), message, source: 'cloud', service, server_ids: serverIds(dedicated) },
      };
    }
    default:
      return unreachable(request);
  }
}

function serverIds(order: DedicatedOrder | undefined): RequestOf<'createDedicatedTicket'>['server_ids'] {
  if (!order) return { plan_id: null, preset_id: null, is_admin: false };
  const { machine, isAdministered } = order;
  const planId =
    machine.planId ?? (machine.kind === 'preset' ? machine.presetId : DEDICATED_CONFIGURATOR_PLAN);
  return {
    plan_id: isWireId(planId) ? wireId(planId) : null,
    preset_id: machine.kind === 'preset' && isWireId(machine.presetId) ? wireId(machine.presetId) : null,
    is_admin: isAdministered,
  };
}
