'use server';

import { recoverAccess } from '@vitrina/ordering';
import type { FormState } from '~/forms/form-state';
import { parseForm, textsOf } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { clientAddress } from '~/provider/client-address';
import { explain } from '~/provider/explain';
import { providerHttp } from '~/provider/provider-http';
import { mayAskForRecovery } from '~/provider/recovery-limit';
import { requestId } from '~/request-id';
import { recoverySchema } from './recovery-schema';

/** Every answer takes at least this long, so that the time it takes tells nothing. */
const LEAST_MS = 800;

/** The same for a known address, an unknown one, and one that has been written to enough (decisions, section D). */
const ASKED =
  'Если аккаунт с этой почтой есть, на неё уже идёт письмо со ссылкой. Она работает час; загляните и в папку со спамом';

/** Has the provider write how to set a new password. */
export async function submitRecovery(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(recoverySchema, form);
  if (!parsed.ok) return parsed.state;
  const [asked] = await Promise.all([ask(parsed.values.email), pause(LEAST_MS)]);
  return asked
    ? { status: 'told', values: textsOf(form), text: ASKED }
    : refused(form, explain({ of: 'recovery' }));
}

/** Whether the visitor may be told that all is on its way; false only for an outage. */
async function ask(email: string): Promise<boolean> {
  if (!(await mayAskForRecovery(email, await clientAddress()))) return true;
  return (await recoverAccess(providerHttp(await requestId()), email)).ok;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
