import 'server-only';
import { clientAddress } from '~/runtime/client-address';
import { antiBot, type Verdict } from '~/security/anti-bot';
import { LURE } from './proof-fields';

/** Whether a person has sent this form. `purpose` is what it is for: the proof is spent on it. `isGuess`: see `SentForm`. */
export async function checkPerson(form: FormData, purpose: string, isGuess = false): Promise<Verdict> {
  return antiBot().check({
    proof: textOf(form, 'proof'),
    ticket: textOf(form, 'ticket'),
    lure: textOf(form, LURE),
    address: await clientAddress(),
    purpose,
    isGuess,
  });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
