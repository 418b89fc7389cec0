import { object, string } from 'yup';
import type { IntentId, IntentStore } from '../orders/intent';
import type { ProviderHttp } from '../provider/http';
import { type Result, succeed } from '../result';
import {
  type NewAccount,
  type RegistrationForm,
  type RegistrationRefusal,
  register,
  type VisitOrigin,
} from './registration';

const note = object({
  email: string().required(),
  username: string().required(),
  portalToken: string().required(),
});

/**
 * Registers at most once for an intent. A form sent twice (a double click, a reload) would otherwise be told that its
 * own e-mail is taken; the second try gets the account that the first one made.
 */
export async function registerOnce(
  http: ProviderHttp,
  intents: IntentStore,
  intent: IntentId,
  form: RegistrationForm,
  origin: VisitOrigin,
): Promise<Result<NewAccount, RegistrationRefusal>> {
  return intents.exclusively(intent, async () => {
    const earlier = await intents.recall(intent);
    const kept = earlier === undefined ? undefined : note.validateSync(JSON.parse(earlier), { strict: true });
    if (kept?.email === form.email)
      return succeed({ username: kept.username, portalToken: kept.portalToken });
    const registered = await register(http, form, origin);
    if (registered.ok)
      await intents.remember(intent, JSON.stringify({ email: form.email, ...registered.value }));
    return registered;
  });
}
