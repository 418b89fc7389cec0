import 'server-only';
import { antiBot, type Verdict } from '~/provider/anti-bot';
import { clientAddress } from '~/provider/client-address';
import { LURE } from './proof-fields';

/** Whether a person has sent this form. `purpose` is what it is for: the proof is spent on it. */
export async function checkPerson(form: FormData, purpose: string): Promise<Verdict> {
  return antiBot().check({
    proof: textOf(form, 'proof'),
    ticket: textOf(form, 'ticket'),
    lure: textOf(form, LURE),
    address: await clientAddress(),
    purpose,
  });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
