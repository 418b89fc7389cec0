'use server';

import { fail, type LoginRefusal, logInWithPassword, switchMode } from '@vitrina/ordering';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { readAgreedOrder } from '~/provider/agreed-order';
import { explain } from '~/provider/explain';
import { forgetTriesToLogIn, mayTryToLogIn } from '~/provider/login-limit';
import { keepPendingLogin } from '~/provider/pending-login';
import { providerHttp } from '~/provider/provider-http';
import { keepSession } from '~/provider/session';
import { requestId } from '~/request-id';
import { readJourney } from './journey';
import { loginSchema } from './login-schema';
import { nextPage } from './next-page';

/** Logs a customer in, or on to the code of an SMS; what was chosen before is shown again, to be ordered with one click. */
export async function submitLogin(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(loginSchema, form);
  if (!parsed.ok) return parsed.state;
  const { query, journey } = readJourney(form);
  const session = (await mayTryToLogIn(parsed.values.username))
    ? await logInWithPassword(providerHttp(await requestId()), parsed.values)
    : fail<LoginRefusal>({ kind: 'rate-limited' });
  if (!session.ok && session.failure.kind === 'sms-required') {
    await keepPendingLogin(parsed.values);
    return { status: 'done', next: paths.account(switchMode(query, 'smsAuth')) };
  }
  if (!session.ok) return refused(form, explain({ of: 'login', refusal: session.failure }));
  await forgetTriesToLogIn(parsed.values.username);
  await keepSession(session.value);
  const chosen = readAgreedOrder(form);
  return {
    status: 'done',
    next: chosen ? orderPaths.page(chosen.order, chosen.intent) : nextPage(journey),
  };
}
