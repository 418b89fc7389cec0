'use server';

import { fail, type LoginRefusal, logInWithPassword, switchMode } from '@vitrina/ordering';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { paths } from '~/paths';
import { explain } from '~/provider/explain';
import { forgetTriesToLogIn, mayTryToLogIn } from '~/provider/login-limit';
import { forgetPendingLogin, keepPendingLogin, readPendingLogin } from '~/provider/pending-login';
import { providerHttp } from '~/provider/provider-http';
import { keepSession } from '~/provider/session';
import { requestId } from '~/request-id';
import { readJourney } from './journey';
import { nextPage } from './next-page';
import { smsCodeSchema } from './sms-code-schema';

/** The second step of a login: the code goes to the provider together with what the first step has kept. */
export async function submitSmsCode(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(smsCodeSchema, form);
  if (!parsed.ok) return parsed.state;
  const { query, journey } = readJourney(form);
  const login = await readPendingLogin();
  if (!login) return { status: 'done', next: paths.account(switchMode(query, 'login')) };
  const session = (await mayTryToLogIn(login.username))
    ? await logInWithPassword(providerHttp(await requestId()), { ...login, code: parsed.values.code })
    : fail<LoginRefusal>({ kind: 'rate-limited' });
  if (!session.ok) return refusedCode(form, session.failure);
  await forgetTriesToLogIn(login.username);
  await forgetPendingLogin();
  await keepSession(session.value);
  return { status: 'done', next: nextPage(journey) };
}

/** Asks for another code. It counts as a try, so that nobody's phone can be flooded. */
export async function requestSmsCode(_: FormState, form: FormData): Promise<FormState> {
  const { query } = readJourney(form);
  const login = await readPendingLogin();
  if (!login) return { status: 'done', next: paths.account(switchMode(query, 'login')) };
  const answer = (await mayTryToLogIn(login.username))
    ? await logInWithPassword(providerHttp(await requestId()), login)
    : fail<LoginRefusal>({ kind: 'rate-limited' });
  if (!answer.ok && answer.failure.kind !== 'sms-required')
    return refused(form, explain({ of: 'login', refusal: answer.failure }));
  await keepPendingLogin(login);
  return { status: 'told', values: {}, text: 'Новый код отправлен, прежний больше не подходит' };
}

async function refusedCode(form: FormData, refusal: LoginRefusal): Promise<FormState> {
  const explanation = explain({ of: 'login', refusal });
  return refusal.kind === 'wrong-code'
    ? { status: 'invalid', values: {}, errors: { code: explanation.text } }
    : refused(form, explanation);
}
