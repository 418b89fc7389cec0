import { explain } from '~/copy/explain';
import type { FormState } from '~/forms/form-state';
import { parseForm, textsOf, withoutSecrets } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { runBotCheck } from '~/forms/run-bot-check';
import { t } from '~/messages';
import { openProvider } from '~/provider/open-provider';
import { clientAddress } from '~/runtime/client-address';
import { withinAction } from '~/runtime/deadline';
import { requestId } from '~/runtime/request-id';
import { loginNameKey } from '~/security/login-name';
import { mayAskForRecovery, mayWriteTo } from '~/security/recovery-limit';
import { recoverySchema } from './recovery-schema';

/** Every answer takes at least this long, so that the time it takes tells nothing. */
const LEAST_MS = 800;

/** Has the provider write how to set a new password. */
export async function submitRecovery(form: FormData): Promise<FormState> {
  const parsed = await parseForm(recoverySchema, form);
  if (!parsed.ok) return parsed.state;
  const permission = await mayAskForRecovery(await clientAddress());
  // Said of an address and of everybody together, this tells nothing of an e-mail.
  if (permission.kind === 'wait')
    return refused(form, explain({ of: 'login-limit', milliseconds: permission.milliseconds }));
  if (permission.needsProof) {
    const verdict = await runBotCheck(form, `recovery:${loginNameKey(parsed.values.email)}`, {
      isGuess: true,
    });
    if (verdict.kind !== 'person') return refused(form, explain({ of: 'guess', verdict: verdict.kind }));
  }
  const asking = withinAction(() => ask(parsed.values.email));
  const [asked] = await Promise.all([asking, pause(LEAST_MS)]);
  // The same for a known address, an unknown one, and one that has been written to enough (rule R70).
  return asked
    ? { status: 'told', values: withoutSecrets(textsOf(form)), text: t.account.linkSent }
    : refused(form, explain({ of: 'recovery' }));
}

/** Whether the visitor may be told that all is on its way; false only for an outage. */
async function ask(email: string): Promise<boolean> {
  if (!(await mayWriteTo(email))) return true;
  return (await openProvider(await requestId()).accounts.recoverAccess(email)).ok;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
