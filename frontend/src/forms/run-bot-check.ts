import { clientAddress } from '~/runtime/client-address';
import { botCheck, type Verdict } from '~/security/bot-check';
import { loginNameKey } from '~/security/login-name';
import { LURE } from './proof-fields';

/** Whether a person has sent this form. `purpose` is what it is for: the proof is spent on it. The rest: see `SentForm`. */
export async function runBotCheck(
  form: FormData,
  purpose: string,
  { isGuess = false, email = '' }: { isGuess?: boolean; email?: string } = {},
): Promise<Verdict> {
  return botCheck().check({
    proof: textOf(form, 'proof'),
    ticket: textOf(form, 'ticket'),
    lure: textOf(form, LURE),
    address: await clientAddress(),
    purpose,
    isGuess,
    person: email && loginNameKey(email),
  });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
