import { switchMode } from '@vitrina/ordering';
import { explain } from '~/copy/explain';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { t } from '~/messages';
import { noteLogin } from '~/observability/note-action';
import { openProvider } from '~/provider/open-provider';
import { clientAddress } from '~/runtime/client-address';
import { withinAction } from '~/runtime/deadline';
import { requestId } from '~/runtime/request-id';
import { beginCode } from '~/security/code-limit';
import { knownDevice } from '~/security/known-device';
import { beginCodeAgain } from '~/security/login-limit';
import { forgetPendingLogin, keepPendingLogin, readPendingLogin } from '~/security/pending-login';
import { startSession } from '~/security/session';
import { paths } from '~/urls/paths';
import { readJourney } from './journey';
import { nextPage } from './next-page';
import { smsCodeSchema } from './sms-code-schema';

/** The second step of a login: the code goes to the provider together with what the first step has kept. */
export async function submitSmsCode(form: FormData): Promise<FormState> {
  return withinAction(() => logInWithCode(form));
}

async function logInWithCode(form: FormData): Promise<FormState> {
  const parsed = await parseForm(smsCodeSchema, form);
  if (!parsed.ok) return parsed.state;
  const { query, journey } = readJourney(form);
  const login = await readPendingLogin();
  if (!login) return { status: 'done', next: paths.account(switchMode(query, 'login')) };
  const { username: name, password } = login;
  const [address, device] = await Promise.all([clientAddress(), knownDevice(name)]);
  const permission = await beginCode({ name, password, address, device });
  if (permission.kind === 'wait') {
    const { of, milliseconds } = permission;
    noteLogin('has-to-wait');
    return refused(form, explain({ of: of === 'account' ? 'code-limit' : 'login-limit', milliseconds }));
  }
  const session = await openProvider(await requestId()).accounts.logInWithPassword({
    ...login,
    code: parsed.values.code,
  });
  noteLogin(session.ok ? 'in' : session.failure.kind);
  if (!session.ok) {
    await permission.end(session.failure.kind === 'wrong-code' ? 'wrong' : 'undecided');
    return refused(form, explain({ of: 'login', refusal: session.failure }));
  }
  await Promise.all([permission.end('in'), forgetPendingLogin(), startSession(session.value, name)]);
  return { status: 'done', next: nextPage(journey) };
}

/** Asks for another code. They are counted, so that nobody's phone can be flooded. */
export async function requestSmsCode(form: FormData): Promise<FormState> {
  return withinAction(() => askForCode(form));
}

async function askForCode(form: FormData): Promise<FormState> {
  const { query } = readJourney(form);
  const login = await readPendingLogin();
  if (!login) return { status: 'done', next: paths.account(switchMode(query, 'login')) };
  const permission = await beginCodeAgain(login.username);
  if (permission.kind === 'wait')
    return refused(form, explain({ of: 'login-limit', milliseconds: permission.milliseconds }));
  const answer = await openProvider(await requestId()).accounts.logInWithPassword(login);
  if (!answer.ok && answer.failure.kind !== 'sms-required')
    return refused(form, explain({ of: 'login', refusal: answer.failure }));
  await keepPendingLogin(login);
  return { status: 'told', values: {}, text: t.account.codeSentAgain };
}
