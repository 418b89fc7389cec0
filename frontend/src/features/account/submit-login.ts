'use server';

import { fromServerQuery, logInWithPassword, PANEL_HOME } from '@vitrina/ordering';
import { paths } from '~/paths';
import { explain } from '~/provider/explain';
import { providerHttp } from '~/provider/provider-http';
import { keepSession } from '~/provider/session';
import { type FormState, failedState } from './form-state';
import { loginSchema } from './login-schema';
import { parseForm, textsOf, withoutSecrets } from './parse-form';

/** Logs a customer in; a server chosen before is shown again, to be ordered with one click. */
export async function submitLogin(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(loginSchema, form);
  if (!parsed.ok) return parsed.state;
  const session = await logInWithPassword(providerHttp(), parsed.values);
  if (!session.ok) {
    const { title, text } = explain({ of: 'login', refusal: session.failure });
    return failedState(withoutSecrets(textsOf(form)), title, text);
  }
  await keepSession(session.value);
  return { status: 'done', next: nextPage(form.get('order')) };
}

function nextPage(carried: FormDataEntryValue | null): string {
  const order = fromServerQuery(new URLSearchParams(typeof carried === 'string' ? carried : ''));
  return order.ok ? paths.serverOrder(order.value) : paths.handOff(PANEL_HOME);
}
