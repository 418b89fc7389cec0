import {
  type AuthQuery,
  type IntentId,
  type LoginRefusal,
  newIntentId,
  type Order,
  PROMO_PAUSE_MS,
  parseIntentId,
  partnerOf,
  type RegistrationDetails,
  type RegistrationForm,
  type RegistrationRefusal,
  readOrder,
  registerOnce,
} from '@vitrina/ordering';
import type { InferType } from 'yup';
import { answerSheet } from '~/checkout/answer-sheet';
import { type ConfirmedOrder, readConfirmedOrder } from '~/checkout/confirmed-order';
import { changedPriceMessage } from '~/checkout/due-messages';
import { inUsualPeriod } from '~/checkout/in-usual-period';
import { optionFields, RECOUNT } from '~/checkout/option-fields';
import { costsTheSame, type OrderSheet } from '~/checkout/order-sheet';
import type { LegalName } from '~/content/legal-documents';
import { explain } from '~/copy/explain';
import type { SiteEvent } from '~/elements/site-events';
import type { FormNotice, FormState } from '~/forms/form-state';
import { parseForm, textsOf, withoutSecrets } from '~/forms/parse-form';
import { refused } from '~/forms/refused';
import { runBotCheck } from '~/forms/run-bot-check';
import { presentVisit, recordFact } from '~/funnel/record-fact';
import { noteRegistration } from '~/observability/note-action';
import { findOrganisation } from '~/provider/find-organisation';
import { openProviderToRegister } from '~/provider/open-provider';
import { inParts, within } from '~/runtime/deadline';
import { requestId } from '~/runtime/request-id';
import { forgetPromo } from '~/security/promo';
import { startSession } from '~/security/session';
import { referral, visitOrigin } from '~/security/visit-origin';
import { intents } from '~/storage/intents';
import { continueAs } from './continue-as';
import { readJourney } from './journey';
import { noteAccepted } from './note-accepted';
import { chosenPromo } from './promo-fields';
import { registrationSchema, toRegistrationForm } from './registration-schema';

/** The account needs most of the time; without a sheet the order itself is checked. */
const SHEET_MS = 1_000;

/** `sheet` is the order as the form says it, with its price of now; `sent` what its lists said. */
export type RegistrationState = FormState & {
  sheet?: OrderSheet | undefined;
  sent?: [string, string][];
};

/**
 * Makes an account, logs it in, and goes on to what it was made for. Safe to send twice. An order that costs something else
 * than the visitor has seen makes nothing: they are asked first, with all they have typed in its place.
 */
export async function submitRegistration(sent: FormData): Promise<RegistrationState> {
  const confirmed = readConfirmedOrder(sent);
  const withinOneAction = inParts();
  const order = confirmed?.order;
  const answer = order && (await withinOneAction(() => within(SHEET_MS, () => answerSheet(order))));
  const sheet = answer?.kind === 'sheet' ? answer.sheet : undefined;
  const chosen = order && { sheet, sent: optionFields(sent) };
  const keep = (notice?: FormNotice): RegistrationState => ({
    ...{ status: 'kept', values: withoutSecrets(textsOf(sent)), notice },
    ...chosen,
  });
  if (sent.has(RECOUNT))
    return keep(answer?.kind === 'none' ? { tone: 'bad', text: answer.text } : undefined);
  const parsed = await parseForm(registrationSchema, sent, ['consent', 'agree_mailing']);
  if (!parsed.ok) return { ...parsed.state, ...chosen };
  if (confirmed && sheet && !costsTheSame(confirmed.confirmedPrice, sheet))
    return keep({
      tone: 'neutral',
      text: changedPriceMessage(
        { ...confirmed.confirmedPrice, period: confirmed.shownPeriod },
        sheet,
        confirmed.isChanged,
      ),
    });
  return { ...(await register(sent, parsed.values, confirmed, withinOneAction)), ...chosen };
}

async function register(
  sent: FormData,
  values: InferType<typeof registrationSchema>,
  confirmed: ConfirmedOrder | undefined,
  withinOneAction: ReturnType<typeof inParts>,
): Promise<FormState> {
  const form = toRegistrationForm(values);
  const intent = parseIntentId(sent.get('registration')) ?? newIntentId();
  const verdict = await runBotCheck(sent, `registration:${intent}:${form.email}`, { email: form.email });
  if (verdict.kind !== 'person') return refused(sent, explain({ of: 'bot-check', verdict: verdict.kind }));
  // Without JavaScript the check alone may take seconds, of which the provider knows nothing: they do not count.
  return withinOneAction(() => makeAccount(sent, form, intent, { token: verdict.token, confirmed }));
}

async function makeAccount(
  sent: FormData,
  form: RegistrationForm,
  intent: IntentId,
  { token, confirmed }: { token: string; confirmed: ConfirmedOrder | undefined },
): Promise<FormState> {
  const request = await requestId();
  const { accounts } = await openProviderToRegister(request);
  const { journey: asked } = readJourney(sent);
  const journey = { ...asked, promo: chosenPromo(sent, asked.promo) };
  const account = await noteRegistration(async () => {
    const details = await detailsOf(form, journey, token, request);
    const wanted = await wantedOf(journey, confirmed?.order);
    return registerOnce(accounts, intents(), intent, form, { ...details, wanted });
  });
  if (!account.ok) return refused(sent, explain({ of: 'registration', refusal: account.failure }));
  await recordFact(
    {
      ...{ step: 'registration', intent, account: account.value.username },
      product: productOfFlow(journey.flow),
    },
    await presentVisit(),
  );
  if (journey.promo) await pause(PROMO_PAUSE_MS);
  const [session] = await Promise.all([
    accounts.logInInPlace(account.value.portalToken),
    noteAccepted(accounts, account.value.username, acceptedBy(form)),
  ]);
  if (!session.ok) return refused(sent, explain({ of: 'registration', refusal: unopened(session.failure) }));
  await Promise.all([startSession(session.value), forgetPromo()]);
  const { next, told } = await continueAs(session.value, journey, confirmed, request);
  return { status: 'done', next, told: [registered(journey), ...told] };
}

function registered({ flow }: AuthQuery): SiteEvent {
  return { name: 'registration', product: flow && flow !== 'account' ? flow : '' };
}

/** The account itself is no product. */
function productOfFlow(flow: AuthQuery['flow']): string {
  return flow === undefined || flow === 'account' ? '' : flow;
}

/** The consent is a box; the offer is accepted by making an account, as the words under the button say. */
function acceptedBy({ agreeMailing }: RegistrationForm): LegalName[] {
  return ['policy', 'offer', ...(agreeMailing ? (['mailing'] as const) : [])];
}

/** The account is there and does not open: an outage passes, anything else leads to the login. */
function unopened(failure: LoginRefusal): RegistrationRefusal {
  return failure.kind === 'outage' ? failure : { kind: 'account-made' };
}

/** What the account is for: what was chosen last, or what stands in the address. */
async function wantedOf(
  { flow, carried }: AuthQuery,
  chosen: Order | undefined,
): Promise<RegistrationDetails['wanted']> {
  if (flow === undefined || flow === 'account') return undefined;
  if (chosen?.product === flow) return { product: flow, order: chosen };
  const read = readOrder(flow, await inUsualPeriod(carried));
  return { product: flow, order: read.ok ? read.value : undefined };
}

async function detailsOf(
  form: RegistrationForm,
  journey: AuthQuery,
  token: string,
  requestId: string,
): Promise<RegistrationDetails> {
  const { customer } = form;
  const [origin, sentBy, organisation] = await Promise.all([
    visitOrigin(),
    referral(),
    customer.kind === 'organisation' ? findOrganisation(customer.inn, requestId) : undefined,
  ]);
  return {
    token,
    origin,
    partner: partnerOf({ ...sentBy, partnerCode: journey.partnerCode }),
    tags: [journey.flow ?? '', journey.promo].filter(Boolean),
    enriched: organisation?.enriched,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
