'use server';

import { fail, type LoginRefusal, logInWithPassword, PANEL_HOME } from '@vitrina/ordering';
import { paths } from '~/paths';
import { type AgreedOrder, readAgreedOrder } from '~/provider/agreed-order';
import { explain } from '~/provider/explain';
import { forgetTriesToLogIn, mayTryToLogIn } from '~/provider/login-limit';
import { providerHttp } from '~/provider/provider-http';
import { keepSession } from '~/provider/session';
import { type FormState, failedState } from './form-state';
import { loginSchema } from './login-schema';
import { parseForm, textsOf, withoutSecrets } from './parse-form';

/** Logs a customer in; a server chosen before is shown again, to be ordered with one click. */
export async function submitLogin(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(loginSchema, form);
  if (!parsed.ok) return parsed.state;
  const session = (await mayTryToLogIn(parsed.values.username))
    ? await logInWithPassword(providerHttp(), parsed.values)
    : fail<LoginRefusal>({ kind: 'rate-limited' });
  if (!session.ok) {
    const { title, text } = explain({ of: 'login', refusal: session.failure });
    return failedState(withoutSecrets(textsOf(form)), title, text);
  }
  await forgetTriesToLogIn(parsed.values.username);
  await keepSession(session.value);
  return { status: 'done', next: nextPage(readAgreedOrder(form)) };
}

function nextPage(chosen: AgreedOrder | undefined): string {
  return chosen ? paths.serverOrder(chosen.order, chosen.intent) : paths.handOff(PANEL_HOME);
}
