import {
  contactForm,
  type LandingDelivery,
  landingTicket,
  largeServerForm,
  type Order,
} from '@vitrina/ordering';
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
  /** Up to so many cores are ordered without talking (specification 001, section 7). */
  cpuLimit: number;
}

/** What the landing service hears of a request; `null` where it hears nothing. */
export function deliveryOf(
  request: Omit<VisitorRequest, 'delivery' | 'consent' | 'details'>,
  { order, matter, username, ownDomain, cpuLimit }: Asker,
): LandingDelivery | null {
  const { goesBy } = KIND_RULES[request.kind];
  const { name, phone, email, message } = request;
  if ('ticket' in goesBy) {
    const dedicated = dedicatedOf(order);
    const service = request.kind === 'dedicated' ? 'dedicated' : serviceOf(matter.from);
    return (
      landingTicket({ email, message: requestSummary(request, matter), service, dedicated }, ownDomain) ??
      null
    );
  }
  if (goesBy.form === 'CREATE_VDS_VPS') {
    const cores = coresOf(order);
    return cores === undefined || cores <= cpuLimit ? null : largeServerForm({ phone, cores, username });
  }
  // The form has no field for the author who is meant.
  const about = matter.subject ? `${matter.subject}\n\n${message}` : message;
  return contactForm(goesBy.form, { name, phone, email, message: about });
}

const USUAL_SERVICE = 'cloud';

/** The product whose page a request came from. */
function serviceOf(from: string): string {
  return /^\/(?:services|solutions)\/([\w-]+)/.exec(from)?.[1] ?? USUAL_SERVICE;
}
