import { object, string } from 'yup';
import { IntentHeld, type IntentId, type IntentStore } from '../orders/intent';
import type { Accounts } from '../provider';
import { mayHaveHappened } from '../provider-failure';
import { fail, type Result, succeed } from '../result';
import type { NewAccount, RegistrationDetails, RegistrationForm, RegistrationRefusal } from './registration';

const KEPT_SECONDS = 15 * 60;

/** What is known of an earlier try: the form it was made with, and the account, once its answer has come. */
const note = object({
  form: string().required(),
  account: object({ username: string().required(), portalToken: string().required() })
    .default(undefined)
    .optional(),
});

/**
 * Registers at most once for an intent. A form sent twice (a double click, a reload) would otherwise be told that its
 * own e-mail is taken; the second try gets the account that the first one made: from the note of it, or where the first
 * one was killed before it had an answer from the provider, by the key that both send. `details` (the proof of a try, the visit) may
 * differ between the two.
 *
 * Whoever holds the intent and the form gets the account, so the intent is a secret of the form: it must stand in no
 * address and no log, and must not be the intent of an order.
 */
export async function registerOnce(
  accounts: Accounts,
  intents: IntentStore,
  intent: IntentId,
  form: RegistrationForm,
  details: RegistrationDetails,
): Promise<Result<NewAccount, RegistrationRefusal>> {
  const key = `registration:${intent}`;
  const sent = JSON.stringify(form);
  try {
    return await intents.exclusively(intent, async () => {
      const kept = await intents.recall(key);
      const earlier = kept === undefined ? undefined : note.validateSync(JSON.parse(kept), { strict: true });
      const isRepeat = earlier?.form === sent;
      if (isRepeat && earlier.account) return succeed(earlier.account);
      await intents.remember(key, JSON.stringify({ form: sent }), KEPT_SECONDS);
      const registered = await accounts.register(form, details, await keyOf(intent, sent));
      if (registered.ok) {
        await intents.remember(key, JSON.stringify({ form: sent, account: registered.value }), KEPT_SECONDS);
        // When it is safe: whoever is killed here has an account all the same.
        await accounts.noteOrigin(registered.value.username, details.origin);
      }
      // The first try's answer was lost, and it was this visitor who has taken the address.
      else if (isRepeat && registered.failure.kind === 'account-exists')
        return fail({ kind: 'account-made' });
      // Nothing was made: an address that is taken at the next try is somebody else's.
      else if (!isRepeat && !mayHaveRegistered(registered.failure)) await intents.forget(key);
      return registered;
    });
  } catch (error) {
    if (error instanceof IntentHeld)
      return fail({ kind: 'outage', failure: { kind: 'no-answer', reason: 'timeout' } });
    throw error;
  }
}

/** Tells the provider nothing of the intent, which is a secret of the form. */
export async function keyOf(intent: IntentId, sent: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${intent}:${sent}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function mayHaveRegistered(refusal: RegistrationRefusal): boolean {
  return refusal.kind === 'outage' && mayHaveHappened(refusal.failure);
}
