'use server';

import { fromServerQuery, parseIntentId, serverPage } from '@vitrina/ordering';
import { redirect } from 'next/navigation';
import { paths } from '~/paths';
import { explain } from '~/provider/explain';
import { orderServerFor } from '~/provider/order-server';
import { forgetSession, readSession } from '~/provider/session';

export type ServerOrderState =
  | { status: 'idle' }
  | { status: 'failed'; title: string; text: string; attempt: string }
  | { status: 'done'; next: string };

/** Orders the server of the form for the logged-in customer. Safe to send twice: the intent decides. */
export async function submitServerOrder(_: ServerOrderState, form: FormData): Promise<ServerOrderState> {
  const order = fromServerQuery(new URLSearchParams(String(form.get('order') ?? '')));
  const intent = parseIntentId(form.get('intent'));
  if (!order.ok || !intent) redirect(paths.tariffs);
  const session = await readSession();
  if (!session) redirect(paths.serverLogIn(order.value));
  const outcome = await orderServerFor(session, intent, order.value);
  if (outcome.status === 'created')
    return { status: 'done', next: paths.handOff(serverPage(outcome.id), order.value.period) };
  if (outcome.status === 'refused' && outcome.reason.kind === 'signed-out') {
    await forgetSession();
    redirect(paths.serverLogIn(order.value));
  }
  const { title, text } = explain({ of: 'order', outcome });
  return { status: 'failed', title, text, attempt: crypto.randomUUID() };
}
