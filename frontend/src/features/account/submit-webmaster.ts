import {
  type IntentId,
  keyOf,
  newIntentId,
  PANEL_HOME,
  parseIntentId,
  type WebmasterForm,
} from '@vitrina/ordering';
import { explain } from '~/copy/explain';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { runBotCheck } from '~/forms/run-bot-check';
import { presentVisit, recordFact } from '~/funnel/record-fact';
import { noteRegistration } from '~/observability/note-action';
import { openProviderToRegister } from '~/provider/open-provider';
import { withinAction } from '~/runtime/deadline';
import { requestId } from '~/runtime/request-id';
import { startSession } from '~/security/session';
import { paths } from '~/urls/paths';
import { noteAccepted } from './note-accepted';
import { webmasterSchema } from './webmaster-schema';

/** Makes an account of a webmaster and opens the panel with it. */
export async function submitWebmaster(form: FormData): Promise<FormState> {
  const parsed = await parseForm(webmasterSchema, form, ['agree_terms', 'agreement_accept']);
  if (!parsed.ok) return parsed.state;
  const { full_name, email, phone_number, partner_code } = parsed.values;
  const verdict = await runBotCheck(form, `webmaster:${email}`, { email });
  if (verdict.kind !== 'person') return refused(form, explain({ of: 'bot-check', verdict: verdict.kind }));

  const account = { fullName: full_name, email, phone: phone_number, partnerCode: partner_code };
  // Without JavaScript the check alone may take seconds, of which the provider knows nothing.
  const intent = parseIntentId(form.get('registration')) ?? newIntentId();
  return withinAction(() => makeAccount(form, intent, account));
}

async function makeAccount(form: FormData, intent: IntentId, account: WebmasterForm): Promise<FormState> {
  const { accounts } = await openProviderToRegister(await requestId());
  const { registerWebmaster } = accounts;
  // The page has no such form; nothing is out of order when somebody sends it all the same.
  if (!registerWebmaster) return refused(form, explain({ of: 'webmaster', refusal: { kind: 'failed' } }));
  const registered = await noteRegistration(async () =>
    registerWebmaster(account, await keyOf(intent, JSON.stringify(account))),
  );
  if (!registered.ok) return refused(form, explain({ of: 'webmaster', refusal: registered.failure }));
  const { username, portalToken } = registered.value;
  await recordFact({ step: 'registration', intent, account: username, product: '' }, await presentVisit());
  const [session] = await Promise.all([
    accounts.logInInPlace(portalToken),
    noteAccepted(accounts, username, ['policy', 'partnerOffer']),
  ]);
  // The account is there: a repeat would only be told that its address is taken.
  const told = [{ name: 'registration', product: '' }] as const;
  if (!session.ok) return { status: 'done', next: paths.logIn, told };
  await startSession(session.value);
  return { status: 'done', next: paths.handOff(PANEL_HOME), told };
}
