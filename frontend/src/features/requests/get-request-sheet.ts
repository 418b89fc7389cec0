import { newIntentId, type Order } from '@vitrina/ordering';
import { orderInWords } from '~/checkout/order-in-words';
import { collectsRequests } from '~/content/requests/collect-request';
import type { RequestKind } from '~/content/requests/visitor-request';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import { botCheck } from '~/security/bot-check';
import { writeAskedOrder } from './asked-order';
import type { RequestSheetProps } from './request-sheet';
import type { RequestState } from './submit-request';

interface Asked {
  kind: RequestKind;
  why?: string;
  /** The page the visitor came from, and whom or what they write about. */
  from?: string;
  subject?: string;
  /** What would be ordered. */
  order?: Order | undefined;
  posted: RequestState | undefined;
}

/** What a request shows that is about to be written; the form is made for this one visit. */
export async function getRequestSheet(
  { kind, why = '', from = '', subject = '', order, posted }: Asked,
  { supportUrl, supportHours, legal }: Site,
): Promise<RequestSheetProps> {
  const [lines, ticket] = await Promise.all([order && orderInWords(order), botCheck().ticket()]);
  const form = {
    ...{ posted, kind, from, subject, ticket, request: newIntentId() },
    order: order && writeAskedOrder(order),
    policy: legal.policy,
    answering: { hours: supportHours, chat: supportUrl },
  };
  return {
    kind,
    why,
    lines,
    form: collectsRequests() ? form : undefined,
    site: { supportUrl, supportHours },
  };
}

/** What stands in place of an order of more cores than are sold without talking (rule R32). */
export function getLargeServerSheet(
  order: Order,
  cpuLimit: number,
  posted: RequestState | undefined,
  site: Site,
): Promise<RequestSheetProps> {
  const why = t.requests.moreCores(cpuLimit);
  return getRequestSheet({ kind: 'large-server', why, order, posted }, site);
}
