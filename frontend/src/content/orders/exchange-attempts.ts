import type { OrderAttempt } from '@vitrina/content-contract/order-attempt';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { type Handed, handedBy } from '~/storage/hand-over';
import { fetchCms } from '../fetch-cms';

const TIMEOUT_MS = 5_000;
/** A visitor waits for the answer, and sees what the provider says without it. */
const ASKED_MS = 1_500;

/** Hands an attempt over to the CMS, which keeps the fullest version of it. Never throws. */
export async function sendAttempt(attempt: OrderAttempt): Promise<Handed> {
  try {
    const response = await ask('', {
      method: 'POST',
      body: JSON.stringify(attempt),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? { kind: 'taken' } : handedBy(response.status);
  } catch (error) {
    return { kind: 'away', why: String(error) };
  }
}

/** What the CMS has of an order; `undefined` when it does not say. */
export async function askForAttempts(intent: string): Promise<OrderAttempt[] | undefined> {
  try {
    const response = await ask(`?${new URLSearchParams({ intent })}`, {
      method: 'GET',
      signal: AbortSignal.timeout(ASKED_MS),
    });
    if (!response.ok) throw new Error(`the CMS answered ${response.status}`);
    const body: unknown = await response.json();
    if (!(body instanceof Object) || !('attempts' in body) || !Array.isArray(body.attempts))
      throw new Error('the CMS answered with no list');
    return body.attempts.flatMap((attempt) => readOrderAttempt(attempt) ?? []);
  } catch (err) {
    log.warn({ err, intent }, 'the history of an order cannot be had');
    return undefined;
  }
}

function ask(query: string, init: RequestInit): Promise<Response> {
  const { CMS_URL, CMS_REQUESTS_TOKEN } = env();
  return fetchCms('order-attempts', `${CMS_URL}/api/order-attempts${query}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_REQUESTS_TOKEN}` },
    cache: 'no-store',
  });
}
