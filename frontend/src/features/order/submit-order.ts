import { parseSiteTransfer } from '@vitrina/ordering';
import { afterOrder } from '~/checkout/after-order';
import { answerSheet } from '~/checkout/answer-sheet';
import { type ConfirmedOrder, readConfirmedOrder } from '~/checkout/confirmed-order';
import { changedPriceMessage } from '~/checkout/due-messages';
import { optionFields, RECOUNT } from '~/checkout/option-fields';
import { orderEvents } from '~/checkout/order-events';
import { orderIntent } from '~/checkout/order-intent';
import type { OrderSheet } from '~/checkout/order-sheet';
import { placeOrderFor } from '~/checkout/place-order';
import { type OrderProblem, orderProblem } from '~/copy/explain';
import type { SiteEvent } from '~/elements/site-events';
import { beside, withinAction } from '~/runtime/deadline';
import { requestId } from '~/runtime/request-id';
import { endSession, readSession } from '~/security/session';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

/** `sheet` is the order as the form says it, with its price of now. */
export type OrderState =
  | { status: 'idle' }
  /** Only asked for its price, or `text` says why it has none; `sent` is what the lists of the form said then. */
  | {
      status: 'counted';
      sheet: OrderSheet | undefined;
      text: string;
      sent: [string, string][];
      intent: string;
    }
  /** The network took it, or its answer. */
  | { status: 'unanswered'; text: string; isSent: boolean; sheet: undefined; intent: string }
  /** `reference` names the request that failed; it also tells a failure from the same failure again. */
  | {
      status: 'failed';
      problem: OrderProblem;
      /** What the words for the problem cannot know. */
      detail?: string | undefined;
      reference: string | undefined;
      sheet: OrderSheet | undefined;
      sent: [string, string][];
      intent: string;
    }
  /** What has happened is told before the browser goes on. */
  | { status: 'done'; next: string; intent: string; told?: readonly SiteEvent[] };

/** An order may have taken all the time of the action; its sheet is shown where it is at hand. */
const SHEET_MS = 500;

/** Places the order of the form for the logged-in customer. Safe to send twice: the intent decides. */
export async function submitOrder(form: FormData): Promise<OrderState> {
  const confirmed = readConfirmedOrder(form);
  if (!confirmed) return { status: 'done', next: paths.services, intent: '' };
  const { order, intent } = confirmed;
  if (form.has(RECOUNT)) {
    const answer = await withinAction(() => answerSheet(order));
    const sent = optionFields(form);
    return answer.kind === 'sheet'
      ? { status: 'counted', sheet: answer.sheet, text: '', sent, intent }
      : { status: 'counted', sheet: undefined, text: answer.text, sent, intent };
  }
  const session = await readSession();
  if (!session) return { status: 'done', next: orderPaths.logIn(order, intent), intent };
  const reference = await requestId();
  const outcome = await placeOrderFor(session, confirmed, reference);
  const transfer = parseSiteTransfer(form.get('siteTransfer')?.toString());
  if (outcome.status === 'placed')
    return {
      ...{ status: 'done', next: afterOrder(session, confirmed, outcome, transfer), intent },
      told: orderEvents(session, confirmed, outcome),
    };
  if (outcome.status === 'refused' && outcome.instead)
    return { status: 'done', next: paths.handOff(outcome.instead, order.period, transfer), intent };
  const problem = orderProblem(outcome);
  if (problem === 'signed-out') {
    await endSession();
    return { status: 'done', next: orderPaths.logIn(order, intent), intent };
  }
  return failedOrder(confirmed, problem, reference, optionFields(form));
}

/** What stands on the page after a failure is what the form has said; the next click confirms what it costs now. */
async function failedOrder(
  { order, confirmedPrice, shownPeriod, isChanged, intent }: ConfirmedOrder,
  problem: OrderProblem,
  reference: string,
  sent: [string, string][],
): Promise<OrderState> {
  const answer = await beside(SHEET_MS, () => answerSheet(order));
  const sheet = answer.kind === 'sheet' ? answer.sheet : undefined;
  const detail =
    problem === 'price-changed' && sheet
      ? changedPriceMessage({ ...confirmedPrice, period: shownPeriod }, sheet, isChanged)
      : undefined;
  return {
    ...{ status: 'failed', problem, detail, reference, sheet, sent },
    // What the intent was used for stays ordered; another order has an intent of its own, and only a further click places it.
    intent: problem === 'other-wish' ? await orderIntent(null) : intent,
  };
}
