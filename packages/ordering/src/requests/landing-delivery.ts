import { digitsOnly } from '../account/phone';
import { DEDICATED_CONFIGURATOR_PLAN, type DedicatedOrder } from '../orders/dedicated-order';
import { isOwnPeople } from '../orders/dedicated-ticket';
import type { RequestOf } from '../provider/contract';

/**
 * What the landing service is to be told of a visitor's request: a path below its address, and the body of a `POST`. Whoever
 * delivers it sends the request's id as `Idempotency-Key`, so that a repeat is no second request.
 */
export type LandingDelivery =
  | { path: 'forms/submit'; body: RequestOf<'submitForm'> }
  | { path: 'tickets/create-dedicated'; body: RequestOf<'createDedicatedTicket'> };

/** The fields of the contact form (specification 001, section 3); what was not asked for is ''. */
export interface Contact {
  name: string;
  /** May hold any signs; only its digits are sent. */
  phone: string;
  email: string;
  message: string;
}

/** The forms that carry a contact (specification 001, section 7). */
export type ContactFormType = Exclude<RequestOf<'submitForm'>['type'], 'CREATE_VDS_VPS'>;

/** A form by which somebody wants to write, to ask or to tell. */
export function contactForm(type: ContactFormType, contact: Contact): LandingDelivery {
  const { name, phone, email, message } = contact;
  return {
    path: 'forms/submit',
    body: { type, data: { name, phone: digitsOnly(phone), email: email.trim(), msg: message } },
  };
}

/** The form 'Заявка на создание VDS' (specification 001, section 7): the number of cores, and who is logged in. */
export function largeServerForm(request: {
  phone: string;
  cores: number;
  username: string | undefined;
}): LandingDelivery {
  return {
    path: 'forms/submit',
    body: {
      type: 'CREATE_VDS_VPS',
      data: { phone: digitsOnly(request.phone), feature: request.cores, username: request.username ?? '' },
    },
  };
}

/** A question about a product, or about a dedicated server that is meant. */
export interface LandingTicket {
  email: string;
  /** A summary in Russian, which people read. */
  message: string;
  /** What it is about, as the site spells it. */
  service: string;
  dedicated: DedicatedOrder | undefined;
}

/**
 * The ticket of a visitor (specification 000, section 3). `undefined` where none is sent: without an address, or of people
 * whose e-mail contains the company's own domain (section 5).
 */
export function landingTicket(ticket: LandingTicket, ownDomain: string): LandingDelivery | undefined {
  const email = ticket.email.trim();
  if (email === '' || isOwnPeople(email, ownDomain)) return undefined;
  const { message, service, dedicated } = ticket;
  return {
    path: 'tickets/create-dedicated',
    body: { email, message, source: 'cloud', service, server_ids: serverIds(dedicated) },
  };
}

function serverIds(order: DedicatedOrder | undefined): RequestOf<'createDedicatedTicket'>['server_ids'] {
  if (!order) return { plan_id: null, preset_id: null, is_admin: false };
  const { machine, isAdministered } = order;
  return {
    plan_id: machine.planId ?? (machine.kind === 'preset' ? machine.presetId : DEDICATED_CONFIGURATOR_PLAN),
    preset_id: machine.kind === 'preset' ? machine.presetId : null,
    is_admin: isAdministered,
  };
}
