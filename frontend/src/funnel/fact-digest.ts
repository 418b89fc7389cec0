import { createHash } from 'node:crypto';
import type { IntentId } from '@vitrina/ordering';

/**
 * What an account has made of an intent, under a name that says neither of them: an intent opens the way back to its order, so
 * nobody else gets to know it. One hidden intent may serve two accounts, where a form is sent again with another e-mail.
 */
export function factDigest(intent: IntentId, account: string): string {
  return createHash('sha256').update(`${intent}:${account}`).digest('base64url');
}
