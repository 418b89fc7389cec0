import { newIntentId, parseIntentId } from '@vitrina/ordering';
import { orderInWords } from '~/checkout/order-in-words';
import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { collectRequest } from '~/content/requests/collect-request';
import { consentNow } from '~/content/requests/consent';
import { requestNumber } from '~/content/requests/request-number';
import { explain } from '~/copy/explain';
import type { FormState } from '~/forms/form-state';
import { parseForm, textsOf } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { runBotCheck } from '~/forms/run-bot-check';
import { t } from '~/messages';
import { openProvider } from '~/provider/open-provider';
import { clientAddress } from '~/runtime/client-address';
import { withinAction } from '~/runtime/deadline';
import { inPresentLanguage } from '~/runtime/present-language';
import { requestId } from '~/runtime/request-id';
import { mayLeaveRequest } from '~/security/request-limit';
import { readSession } from '~/security/session';
import { readAskedRequest } from './asked-order';
import { ownPage } from './own-page';
import { requestSchema } from './request-schema';
import { matterLines } from './request-summary';
import { writtenRequest } from './written-request';

/** `number` is that of the request that was accepted. */
export type RequestState = FormState & { number?: string };

const MOST_SUBJECT = 300;
/** Who answers requests reads Russian, in whatever language a visitor has written. */
const STAFF = { language: 'ru', prefix: '' } as const;

/** Takes what a visitor has written: when this says that it is accepted it is stored, in the CMS or on its way there. */
export async function submitRequest(form: FormData): Promise<RequestState> {
  const { kind, order } = readAskedRequest(form.get('kind'), form.get('order'));
  const parsed = await parseForm(requestSchema(kind), form);
  if (!parsed.ok) return parsed.state;
  const id = parseIntentId(form.get('request')) ?? newIntentId();
  const verdict = await runBotCheck(form, `request:${id}`);
  if (verdict.kind === 'too-many') return refused(form, explain({ of: 'request', why: 'too-many' }));
  if (verdict.kind !== 'person') return refused(form, explain({ of: 'bot-check', verdict: verdict.kind }));
  if (!(await mayLeaveRequest(await clientAddress(), id)))
    return refused(form, explain({ of: 'request', why: 'too-many' }));

  const { from = '', subject = '' } = textsOf(form);
  const { name, phone, email, msg } = parsed.values;
  const number = requestNumber(id);
  const isStored = await withinAction(async () => {
    const [session, lines, consent] = await Promise.all([
      readSession(),
      order ? inPresentLanguage(STAFF, () => orderInWords(order)) : [],
      consentNow(new Date()),
    ]);
    const matter = { subject: inOneLine(subject), from: ownPage(from), lines };
    const username = session?.user.username;
    const request = {
      ...{ id, number, kind, email, message: msg, phone: phone.replace(/\D/g, '') },
      name: name || (username ?? ''),
    };
    const written = writtenRequest(request, { order, matter, username, ...(await rules()) });
    const delivery = (written && openProvider().requests.deliveryOf(written)) ?? null;
    const details = [
      ...matterLines(matter),
      ...(username ? [`Аккаунт: ${username}`] : []),
      `Номер запроса: ${await requestId()}`,
    ].join('\n');
    return collectRequest({ ...request, details, consent, delivery });
  });
  if (!isStored) return refused(form, explain({ of: 'request', why: 'outage' }));
  return { status: 'told', values: textsOf(form), text: t.requests.acceptedAs(number), number };
}

/** It stands in an address: whoever makes one must not write lines of their own between those of the site. */
function inOneLine(subject: string): string {
  return [...subject.replace(/\s+/g, ' ').trim()].slice(0, MOST_SUBJECT).join('');
}

/** A copy of the shop's rules is kept; a site that has never had any tells the landing service of everybody. */
async function rules(): Promise<{ ownDomain: string; cpuLimit: number }> {
  try {
    const { companyDomain, cpuLimit } = await getCommerce();
    return { ownDomain: companyDomain, cpuLimit };
  } catch (error) {
    if (error instanceof ContentOutage) return { ownDomain: '', cpuLimit: 0 };
    throw error;
  }
}
