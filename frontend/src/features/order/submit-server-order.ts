'use server';

import { serverPage } from '@vitrina/ordering';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { paths } from '~/paths';
import { readAgreedOrder } from '~/provider/agreed-order';
import { explain } from '~/provider/explain';
import { orderServerFor } from '~/provider/order-server';
import { forgetSession, readSession } from '~/provider/session';

export type ServerOrderState =
  | { status: 'idle' }
  /** `intent` stays with the form: to try again is the same wish. `attempt` tells a failure from the same one again. */
  | { status: 'failed'; title: string; text: string; intent: string; attempt: string }
  | { status: 'done'; next: string };

/** Orders the server of the form for the logged-in customer. Safe to send twice: the intent decides. */
export async function submitServerOrder(_: ServerOrderState, form: FormData): Promise<ServerOrderState> {
  const agreed = readAgreedOrder(form);
  if (!agreed) redirect(paths.tariffs);
  const session = await readSession();
  if (!session) redirect(paths.serverLogIn(agreed.order));
  const outcome = await orderServerFor(session, agreed);
  if (outcome.status === 'created')
    return { status: 'done', next: paths.handOff(serverPage(outcome.id), agreed.order.period) };
  if (outcome.status === 'refused' && outcome.reason.kind === 'signed-out') {
    await forgetSession();
    redirect(paths.serverLogIn(agreed.order));
  }
  // The page stands with the former price: it is made again, and the next click agrees to what it says then.
  if (outcome.status === 'refused' && outcome.reason.kind === 'price-changed') refresh();
  const { title, text } = explain({ of: 'order', outcome });
  return { status: 'failed', title, text, intent: agreed.intent, attempt: crypto.randomUUID() };
}
