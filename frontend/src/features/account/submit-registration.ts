'use server';

import {
  type AuthQuery,
  logInInPlace,
  newIntentId,
  PROMO_PAUSE_MS,
  parseIntentId,
  partnerOf,
  portalChoice,
  portalRegistration,
  type RegistrationDetails,
  type RegistrationForm,
  readOrder,
  registerOnce,
  registration,
} from '@vitrina/ordering';
import { checkPerson } from '~/forms/check-person';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { readAgreedOrder } from '~/provider/agreed-order';
import { explain } from '~/provider/explain';
import { findOrganisation } from '~/provider/find-organisation';
import { intents } from '~/provider/intents';
import { registrationHttp } from '~/provider/registration-http';
import { keepSession } from '~/provider/session';
import { referral, visitOrigin } from '~/provider/visit-origin';
import { requestId } from '~/request-id';
import { continueAs } from './continue-as';
import { readJourney } from './journey';
import { registrationSchema, toRegistrationForm } from './registration-schema';

/** Makes an account, logs it in, and goes on to what it was made for. Safe to send twice. */
export async function submitRegistration(_: FormState, sent: FormData): Promise<FormState> {
  const parsed = await parseForm(registrationSchema, sent, ['consent', 'agree_mailing']);
  if (!parsed.ok) return parsed.state;
  const form = toRegistrationForm(parsed.values);
  const intent = parseIntentId(sent.get('registration')) ?? newIntentId();
  const verdict = await checkPerson(sent, `registration:${intent}:${form.email}`);
  if (verdict.kind !== 'person') return refused(sent, explain({ of: 'anti-bot', verdict: verdict.kind }));

  const request = await requestId();
  const http = await registrationHttp(request);
  const { journey } = readJourney(sent);
  const details = await detailsOf(form, journey, verdict.token, request);
  const account = await registerOnce(http, intents(), intent, form, registerFor(journey, form, details));
  if (!account.ok) return refused(sent, explain({ of: 'registration', refusal: account.failure }));
  if (journey.promo) await pause(PROMO_PAUSE_MS);
  const session = await logInInPlace(http, account.value.portalToken);
  if (!session.ok) return refused(sent, explain({ of: 'login', refusal: session.failure }));
  await keepSession(session.value);
  return { status: 'done', next: await continueAs(session.value, journey, readAgreedOrder(sent), request) };
}

/** Decisions, section D: whoever is about to order a dedicated server registers at the portal. */
function registerFor(journey: AuthQuery, form: RegistrationForm, details: RegistrationDetails) {
  return journey.flow === 'dedicated'
    ? portalRegistration(form, details, portalChoice(chosenMachine(journey)))
    : registration(form, details);
}

async function detailsOf(
  form: RegistrationForm,
  journey: AuthQuery,
  token: string,
  requestId: string,
): Promise<RegistrationDetails> {
  const { customer } = form;
  const [origin, sentBy, organisation] = await Promise.all([
    visitOrigin(),
    referral(),
    customer.kind === 'organisation' ? findOrganisation(customer.inn, requestId) : undefined,
  ]);
  return {
    token,
    origin,
    partner: partnerOf({ ...sentBy, partnerCode: journey.partnerCode }),
    tags: [journey.flow ?? '', journey.promo].filter(Boolean),
    enriched: organisation?.enriched,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function chosenMachine({ carried }: AuthQuery) {
  const order = readOrder('dedicated', carried);
  return order.ok && order.value.product === 'dedicated' ? order.value : undefined;
}
