'use server';

import { requestLargeServer } from '@vitrina/ordering';
import { type FormState, failedState } from '~/forms/form-state';
import { parseForm, textsOf } from '~/forms/parse-form';
import { log } from '~/log';
import { explain } from '~/provider/explain';
import { providerHttp } from '~/provider/provider-http';
import { readSession } from '~/provider/session';
import { largeServerSchema } from './large-server-schema';

const SENT = 'Заявка отправлена. Перезвоним в рабочее время';

/** Sends the wish for a large server. One that cannot be sent stays in its form, to be sent again. */
export async function submitLargeServer(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(largeServerSchema, form);
  if (!parsed.ok) return parsed.state;
  const { phone, msg, cores } = parsed.values;
  const session = await readSession();
  const sent = await requestLargeServer(providerHttp(), {
    ...{ phone, cores, message: msg },
    username: session?.user.username,
  });
  if (sent.ok) return { status: 'told', values: textsOf(form), text: SENT };
  log.error({ failure: sent.failure }, 'the wish for a large server was not sent');
  const { title, text } = explain({ of: 'request' });
  return failedState(textsOf(form), title, text);
}
