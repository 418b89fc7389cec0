import { type LoginRefusal, switchMode, unreachable } from '@vitrina/ordering';
import { readConfirmedOrder } from '~/checkout/confirmed-order';
import { explain } from '~/copy/explain';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { runBotCheck } from '~/forms/run-bot-check';
import { noteLogin } from '~/observability/note-action';
import { openProvider } from '~/provider/open-provider';
import { clientAddress } from '~/runtime/client-address';
import { withinAction } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { requestId } from '~/runtime/request-id';
import { knownDevice } from '~/security/known-device';
import { beginLogin, type LoginEnd } from '~/security/login-limit';
import { loginNameKey } from '~/security/login-name';
import { keepPendingLogin } from '~/security/pending-login';
import { startSession } from '~/security/session';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { readJourney } from './journey';
import { loginSchema } from './login-schema';
import { nextPage } from './next-page';

/** Logs a customer in, or on to the code of an SMS; what was chosen before is shown again, to be ordered with one click. */
export async function submitLogin(form: FormData): Promise<FormState> {
  return withinAction(() => logIn(form));
}

async function logIn(form: FormData): Promise<FormState> {
  const parsed = await parseForm(loginSchema, form);
  if (!parsed.ok) return parsed.state;
  const { username } = parsed.values;
  const [address, device] = await Promise.all([clientAddress(), knownDevice(username)]);
  const permission = await beginLogin({ name: username, address, device });
  const request = await requestId();
  if (permission.kind === 'wait') {
    const { milliseconds } = permission;
    log.warn({ requestId: request, milliseconds }, 'a login has to wait');
    noteLogin('has-to-wait');
    return refused(form, explain({ of: 'login-limit', milliseconds }));
  }
  if (permission.needsProof) {
    log.info({ requestId: request }, 'a login has to prove its work');
    const verdict = await runBotCheck(form, `login:${loginNameKey(username)}`, { isGuess: true });
    if (verdict.kind !== 'person') {
      await permission.end('undecided');
      return refused(form, explain({ of: 'guess', verdict: verdict.kind }));
    }
  }
  const session = await openProvider(request).accounts.logInWithPassword(parsed.values);
  const { query, journey } = readJourney(form);
  noteLogin(session.ok ? 'in' : session.failure.kind);
  if (!session.ok) {
    await permission.end(endOf(session.failure));
    if (session.failure.kind !== 'sms-required')
      return refused(form, explain({ of: 'login', refusal: session.failure }));
    await keepPendingLogin(parsed.values);
    return { status: 'done', next: paths.account(switchMode(query, 'smsAuth')) };
  }
  await Promise.all([permission.end('in'), startSession(session.value, username)]);
  const chosen = readConfirmedOrder(form);
  return {
    status: 'done',
    next: chosen ? orderPaths.page(chosen.order, chosen.intent) : nextPage(journey),
  };
}

/** Only what was judged and found wrong is a failed try; an outage says nothing of the password. */
function endOf({ kind }: LoginRefusal): LoginEnd {
  switch (kind) {
    case 'wrong-credentials':
    case 'wrong-code':
      return 'wrong';
    case 'sms-required':
      return 'half';
    case 'rate-limited':
    case 'outage':
      return 'undecided';
    default:
      return unreachable(kind);
  }
}
