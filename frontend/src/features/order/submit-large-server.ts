'use server';

import { newIntentId, parseIntentId, requestLargeServer } from '@vitrina/ordering';
import { collectRequest } from '~/content/requests/collect-request';
import type { FormState } from '~/forms/form-state';
import { parseForm, textsOf } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { log } from '~/log';
import { explain } from '~/provider/explain';
import { providerHttp } from '~/provider/provider-http';
import { requestId } from '~/request-id';
import { clientAddress } from '~/runtime/client-address';
import { withinAction } from '~/runtime/deadline';
import { mayAskForServer } from '~/security/request-limit';
import { readSession } from '~/security/session';
import { largeServerSchema } from './large-server-schema';

const SENT = 'Заявка отправлена. Перезвоним в рабочее время';

/** Sends the wish for a large server, and keeps a copy for the CMS. One that cannot be sent stays in its form, to be sent again. */
export async function submitLargeServer(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(largeServerSchema, form);
  if (!parsed.ok) return parsed.state;
  const reference = await requestId();
  if (!(await mayAskForServer(await clientAddress())))
    return refused(form, explain({ of: 'request', why: 'too-many' }));
  const { phone, msg, cores, configuration } = parsed.values;
  const session = await readSession();
  // The support reads it in the CMS, too, and finds it there even if the landing service is away.
  await collectRequest({
    id: parseIntentId(form.get('request')) ?? newIntentId(),
    kind: 'large-server',
    name: session?.user.username ?? '',
    phone: phone.replace(/\D/g, ''),
    email: '',
    message: msg,
    details: [
      `Ядер: ${cores}`,
      configuration && `Конфигурация: ${configuration}`,
      `Номер запроса: ${reference}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
  const sent = await withinAction(() =>
    requestLargeServer(providerHttp(reference), {
      ...{ phone, cores, username: session?.user.username },
      // The form of the specification has no field for the rest of the configuration.
      message: [msg, configuration].filter(Boolean).join('\n\n'),
    }),
  );
  if (sent.ok) return { status: 'told', values: textsOf(form), text: SENT };
  log.error({ requestId: reference, failure: sent.failure }, 'the wish for a large server was not sent');
  return refused(form, explain({ of: 'request', why: 'outage' }));
}
