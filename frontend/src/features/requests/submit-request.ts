'use server';

import { newIntentId, parseIntentId } from '@vitrina/ordering';
import { collectRequest } from '~/content/requests/collect-request';
import { checkPerson } from '~/forms/check-person';
import type { FormState } from '~/forms/form-state';
import { parseForm, textsOf } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { explain } from '~/provider/explain';
import { requestId } from '~/request-id';
import { clientAddress } from '~/runtime/client-address';
import { mayLeaveRequest } from '~/security/request-limit';
import { requestSchema } from './request-schema';
import { parseRequestKind } from './request-words';

const THANKS = 'Спасибо, заявка принята. Ответим в рабочее время';

/** Takes what a visitor has written. When this says thanks the request is kept, whether the CMS answers now or not. */
export async function submitRequest(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(requestSchema, form);
  if (!parsed.ok) return parsed.state;
  const id = parseIntentId(form.get('request')) ?? newIntentId();
  const verdict = await checkPerson(form, `request:${id}`);
  if (verdict.kind === 'too-many') return refused(form, explain({ of: 'request', why: 'too-many' }));
  if (verdict.kind !== 'person') return refused(form, explain({ of: 'anti-bot', verdict: verdict.kind }));
  if (!(await mayLeaveRequest(await clientAddress(), id)))
    return refused(form, explain({ of: 'request', why: 'too-many' }));

  const { name, phone, email, msg } = parsed.values;
  const { kind = null, from = '', subject = '' } = textsOf(form);
  const isKept = await collectRequest({
    ...{ id, kind: parseRequestKind(kind), name, email, message: msg },
    phone: phone.replace(/\D/g, ''),
    details: await detailsOf(from, subject),
  });
  if (!isKept) return refused(form, explain({ of: 'request', why: 'outage' }));
  return { status: 'told', values: textsOf(form), text: THANKS };
}

async function detailsOf(from: string, subject: string): Promise<string> {
  return [
    subject && `О ком или о чём: ${subject.slice(0, 300)}`,
    from && `Со страницы: ${from.slice(0, 500)}`,
    `Номер запроса: ${await requestId()}`,
  ]
    .filter(Boolean)
    .join('\n');
}
