'use server';

import { logInInPlace, PANEL_HOME, registerWebmaster } from '@vitrina/ordering';
import { checkPerson } from '~/forms/check-person';
import type { FormState } from '~/forms/form-state';
import { parseForm } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { paths } from '~/paths';
import { explain } from '~/provider/explain';
import { registrationHttp } from '~/provider/registration-http';
import { keepSession } from '~/provider/session';
import { requestId } from '~/request-id';
import { webmasterSchema } from './webmaster-schema';

/** Makes an account of a webmaster and opens the panel with it. */
export async function submitWebmaster(_: FormState, form: FormData): Promise<FormState> {
  const parsed = await parseForm(webmasterSchema, form, ['agree_terms', 'agreement_accept']);
  if (!parsed.ok) return parsed.state;
  const { full_name, email, phone_number, partner_code } = parsed.values;
  const verdict = await checkPerson(form, `webmaster:${email}`);
  if (verdict.kind !== 'person') return refused(form, explain({ of: 'anti-bot', verdict: verdict.kind }));

  const http = await registrationHttp(await requestId());
  const registered = await registerWebmaster(http, {
    ...{ fullName: full_name, email, phone: phone_number, partnerCode: partner_code },
  });
  if (!registered.ok) return refused(form, explain({ of: 'webmaster', refusal: registered.failure }));
  const session = await logInInPlace(http, registered.value.portalToken);
  // The account is there: a repeat would only be told that its address is taken.
  if (!session.ok) return { status: 'done', next: paths.logIn };
  await keepSession(session.value);
  return { status: 'done', next: paths.handOff(PANEL_HOME) };
}
