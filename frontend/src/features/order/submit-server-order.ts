'use server';

import { serverPage } from '@vitrina/ordering';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { paths } from '~/paths';
import { readAgreedOrder } from '~/provider/agreed-order';
import { type OrderProblem, orderProblem } from '~/provider/explain';
import { orderServerFor } from '~/provider/order-server';
import { forgetSession, readSession } from '~/provider/session';
import { requestId } from '~/request-id';

export type ServerOrderState =
  | { status: 'idle' }
  /** `reference` names the request that failed; it also tells a failure from the same failure again. */
  | { status: 'failed'; problem: OrderProblem; reference: string | undefined }
  | { status: 'done'; next: string };

/** Orders the server of the form for the logged-in customer. Safe to send twice: the intent decides. */
export async function submitServerOrder(_: ServerOrderState, form: FormData): Promise<ServerOrderState> {
  const agreed = readAgreedOrder(form);
  if (!agreed) redirect(paths.tariffs);
  const session = await readSession();
  if (!session) redirect(paths.serverLogIn(agreed.order, agreed.intent));
  const reference = await requestId();
  const outcome = await orderServerFor(session, agreed, reference);
  if (outcome.status === 'created')
    return { status: 'done', next: paths.handOff(serverPage(outcome.id), agreed.order.period) };
  const problem = orderProblem(outcome);
  if (problem === 'signed-out') {
    await forgetSession();
    redirect(paths.serverLogIn(agreed.order, agreed.intent));
  }
  // The page stands with the former price: it is made again, and the next click agrees to what it says then.
  if (problem === 'price-changed') refresh();
  return { status: 'failed', problem, reference };
}
