import { isOwnPeople, type Order, type WrittenRequest } from '@vitrina/ordering';
import type { VisitorRequest } from '~/content/requests/visitor-request';
import { coresOf, dedicatedOf } from './asked-order';
import { KIND_RULES } from './request-kinds';
import { type RequestMatter, requestSummary } from './request-summary';

interface Asker {
  order: Order | undefined;
  matter: RequestMatter;
  /** Of a logged-in customer. */
  username: string | undefined;
  /** People with an address at this domain are our own. */
  ownDomain: string;
  /** Up to so many cores are ordered without talking (rule R91). */
  cpuLimit: number;
}

/**
 * A request as the provider is told of it; `undefined` where it hears nothing. No ticket is sent without an address, or for
 * people whose e-mail contains the company's own domain (rule R60).
 */
export function writtenRequest(
  request: Omit<VisitorRequest, 'delivery' | 'consent' | 'details'>,
  { order, matter, username, ownDomain, cpuLimit }: Asker,
): WrittenRequest | undefined {
  const { goesBy } = KIND_RULES[request.kind];
  const { name, phone, email, message } = request;
  if ('ticket' in goesBy) {
    if (email.trim() === '' || isOwnPeople(email.trim(), ownDomain)) return undefined;
    const service = request.kind === 'dedicated' ? 'dedicated' : serviceOf(matter.from);
    const summary = requestSummary(request, matter);
    return { kind: 'ticket', email, message: summary, service, dedicated: dedicatedOf(order) };
  }
  if (goesBy.form === 'CREATE_VDS_VPS') {
    const cores = coresOf(order);
    return cores === undefined || cores <= cpuLimit
      ? undefined
      : { kind: 'large-server', phone, cores, username };
  }
  // The form has no field for the author who is meant.
  const about = matter.subject ? `${matter.subject}\n\n${message}` : message;
  return { kind: 'contact', form: goesBy.form, contact: { name, phone, email, message: about } };
}

const USUAL_SERVICE = 'cloud';

/** The product whose page a request came from. */
function serviceOf(from: string): string {
  return /^\/(?:services|solutions)\/([\w-]+)/.exec(from)?.[1] ?? USUAL_SERVICE;
}
