'use server';

import { logInInPlace, newIntentId, parseIntentId, registerOnce } from '@vitrina/ordering';
import { headers } from 'next/headers';
import { readAgreedOrder } from '~/provider/agreed-order';
import { explain } from '~/provider/explain';
import { intents } from '~/provider/intents';
import { providerHttp } from '~/provider/provider-http';
import { keepSession } from '~/provider/session';
import { continueAs } from './continue-as';
import { type FormState, failedState } from './form-state';
import { parseForm, textsOf } from './parse-form';
import { registrationSchema, toRegistrationForm } from './registration-schema';

/** Makes an account, logs it in, and places the order the form carries, if any. Safe to send twice. */
export async function submitRegistration(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(registrationSchema, form, ['consent', 'agree_mailing']);
  if (!parsed.ok) return parsed.state;
  const requestId = crypto.randomUUID();
  const http = providerHttp(requestId);
  const registration = parseIntentId(form.get('registration')) ?? newIntentId();
  const origin = { referer: (await headers()).get('referer') ?? '', utm: {} };
  const account = await registerOnce(
    http,
    intents(),
    registration,
    toRegistrationForm(parsed.values),
    origin,
  );
  if (!account.ok) return refused(form, explain({ of: 'registration', refusal: account.failure }));
  const session = await logInInPlace(http, account.value.portalToken);
  if (!session.ok) return refused(form, explain({ of: 'login', refusal: session.failure }));
  await keepSession(session.value);
  return { status: 'done', next: await continueAs(session.value, readAgreedOrder(form), requestId) };
}

function refused(form: FormData, explanation: ReturnType<typeof explain>): FormState {
  const values = textsOf(form);
  return explanation.place === 'field'
    ? { status: 'invalid', values, errors: { [explanation.field]: explanation.text } }
    : failedState(values, explanation.title, explanation.text);
}
