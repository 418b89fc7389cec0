import { CHANGE_NUMBER } from '@vitrina/content-contract/change-event';
import type { OpenEvent } from './outbox';

/** Longer than the site takes to make a wave of pages on a slow machine. */
const PATIENCE_MS = 20_000;

/** Tells one instance of the site of a change; answers why it has not taken it, or nothing. */
export async function sendEvent(
  instance: string,
  secret: string,
  { id, change }: Pick<OpenEvent, 'id' | 'change'>,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${instance}/api/revalidate`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-revalidate-secret': secret },
        [CHANGE_NUMBER]: String(id),
      },
      body: JSON.stringify(change),
      // It would carry the secret to a stranger.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
