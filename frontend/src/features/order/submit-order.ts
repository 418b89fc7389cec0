'use server';

import { type PanelPath, parseSiteTransfer } from '@vitrina/ordering';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { readAgreedOrder } from '~/provider/agreed-order';
import { type OrderProblem, orderProblem } from '~/provider/explain';
import { placeOrderFor } from '~/provider/place-order';
import { forgetSession, readSession } from '~/provider/session';
import { requestId } from '~/request-id';

export type OrderState =
  | { status: 'idle' }
  /** `reference` names the request that failed; it also tells a failure from the same failure again. */
  | { status: 'failed'; problem: OrderProblem; reference: string | undefined; intent: string }
  | { status: 'done'; next: string; intent: string };

/** Places the order of the form for the logged-in customer. Safe to send twice: the intent decides. */
export async function submitOrder(_: OrderState, form: FormData): Promise<OrderState> {
  const agreed = readAgreedOrder(form);
  if (!agreed) redirect(paths.services);
  const session = await readSession();
  if (!session) redirect(orderPaths.logIn(agreed.order, agreed.intent));
  const reference = await requestId();
  const outcome = await placeOrderFor(session, agreed, reference);
  const goOn = (page: PanelPath): OrderState => {
    const transfer = parseSiteTransfer(form.get('siteTransfer')?.toString());
    return {
      status: 'done',
      next: paths.handOff(page, agreed.order.period, transfer),
      intent: agreed.intent,
    };
  };
  if (outcome.status === 'placed') return goOn(outcome.page);
  if (outcome.status === 'refused' && outcome.instead) return goOn(outcome.instead);
  const problem = orderProblem(outcome);
  if (problem === 'signed-out') {
    await forgetSession();
    redirect(orderPaths.logIn(agreed.order, agreed.intent));
  }
  // What the intent was used for stays ordered; this is a wish of its own.
  if (problem === 'other-wish') redirect(orderPaths.page(agreed.order));
  // The page stands with the former price: it is made again, and the next click agrees to what it says then.
  if (problem === 'price-changed') refresh();
  return { status: 'failed', problem, reference, intent: agreed.intent };
}
