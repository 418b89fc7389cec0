import {
  type AuthQuery,
  newIntentId,
  productOf,
  readAuthQuery,
  readOrder,
  switchMode,
} from '@vitrina/ordering';
import { isSold } from '~/adapters/sold';
import { logUnreadable } from '~/checkout/confirmed-order';
import { getOrderSheet } from '~/checkout/get-order-sheet';
import { inUsualPeriod } from '~/checkout/in-usual-period';
import { orderIntent } from '~/checkout/order-intent';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { collectsRequests } from '~/content/requests/collect-request';
import type { Site } from '~/content/site';
import { modeTitle, modeWords } from '~/features/account/account-words';
import { suggestedCustomer } from '~/features/account/customer-type';
import { nextPage } from '~/features/account/next-page';
import type { RegistrationState } from '~/features/account/submit-registration';
import { getLargeServerSheet } from '~/features/requests/get-request-sheet';
import type { RequestState } from '~/features/requests/submit-request';
import type { PageVisit, Posted, ShownPage } from '~/forms/visit-page';
import { canFindOrganisations } from '~/provider/find-organisation';
import { openProvider } from '~/provider/open-provider';
import { botCheck } from '~/security/bot-check';
import { readPendingLogin } from '~/security/pending-login';
import { keptPromo } from '~/security/promo';
import { readSession } from '~/security/session';
import { orderPaths, RETIRED, withIntent } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { withoutEmpty } from '~/urls/search-params';
import type { AccountFormName, AccountViewProps } from './account-view';
import type { Instead } from './instead';

export interface AccountPageProps {
  site: Site;
  title: string;
  shown: { kind: 'account'; view: AccountViewProps } | Instead;
}

/** The forms of these pages. */
type AccountForm = Posted<AccountFormName, RegistrationState> | Posted<'request', RequestState>;

/** What a visitor sees who registers or logs in, for its own sake or on the way to an order; or where they are led on to. */
export async function getAccount({
  query: asked,
  posted,
}: PageVisit<AccountForm>): Promise<ShownPage<AccountPageProps>> {
  const query = withoutUnsold(withoutEmpty(asked));
  const journey = readAuthQuery(query);
  // `proxy.ts` answers an unknown value before it comes here.
  if (!journey || !isOffered(journey)) return 'not-found';
  const address = { path: paths.registration, query };
  const written = { path: paths.registration, query: query.toString() };
  const site = await getSite();
  const page = (shown: AccountPageProps['shown']) => ({ props: { site, title: modeTitle(journey), shown } });
  // Nothing is asked for any more that could fail, or have changed meanwhile.
  if (posted?.state.status === 'done') return page({ kind: 'done', next: posted.state.next });
  const read = await readCarried(journey);
  if (read && !read.ok && read.failure.kind === 'invalid')
    return page({ kind: 'unreadable', reason: read.failure, address: written });
  const order = read?.ok ? read.value : undefined;
  const intent = await orderIntent(query.get('intent'));
  if (!posted) {
    if (await readSession()) return { redirect: order ? orderPaths.page(order, intent) : nextPage(journey) };
    if (journey.mode === 'smsAuth' && !(await readPendingLogin()))
      return { redirect: paths.account(switchMode(query, 'login')) };
  }
  const found = order && { order, ...(await getOrderSheet(order)) };
  if (found?.kind === 'retired') return { redirect: orderPaths.successor(address, found.successor) };
  if (found?.kind === 'by-request')
    return page({
      kind: 'by-request',
      sheet: await getLargeServerSheet(
        found.order,
        found.cpuLimit,
        posted?.form === 'request' ? posted.state : undefined,
        site,
      ),
    });
  if (found && found.kind !== 'sheet') {
    const { order: unsold, ...reason } = found;
    return page({
      ...{ kind: 'not-for-sale', order: unsold, reason, address: written },
      takesRequests: collectsRequests(),
    });
  }
  if (found && !posted && query.get('intent') !== intent)
    return { redirect: withIntent(paths.registration, query, intent) };
  const chosen = found && { order: found.order, intent, sheet: found.sheet };
  const visit = {
    ...{
      posted: posted?.form === 'request' ? undefined : posted,
      query: query.toString(),
      prefilled: journey.prefilled,
      chosen,
    },
    ticket: await botCheck().ticket(),
    isSuccessor: query.has(RETIRED) && chosen !== undefined,
  };
  return page({ kind: 'account', view: { ...visit, ...(await modeOf(journey, site)) } });
}

/** Whoever logs in does so, whatever an old link of theirs once led to. */
function withoutUnsold(query: URLSearchParams): URLSearchParams {
  const auth = query.get('auth') ?? '';
  const product = productOf(auth, query.get('serviceType'));
  if (!LOGIN_MODES.includes(auth) || !product || isSold(product)) return query;
  const rest = new URLSearchParams(query);
  rest.delete('serviceType');
  return rest;
}

const LOGIN_MODES = ['login', 'smsAuth', 'recovery'];

/** A registration for something that the provider does not sell is none, nor that of webmasters of whom it knows nothing. */
function isOffered({ mode, flow }: AuthQuery): boolean {
  if (mode === 'registrationPartner') return openProvider().accounts.registerWebmaster !== undefined;
  return flow === undefined || flow === 'account' || isSold(flow);
}

/** What a mode shows beside what all of them do. */
type OfMode<View = AccountViewProps> = View extends unknown
  ? Omit<View, 'posted' | 'query' | 'prefilled' | 'chosen' | 'ticket' | 'isSuccessor'>
  : never;

async function modeOf(journey: AuthQuery, site: Site): Promise<OfMode> {
  const { mode } = journey;
  switch (mode) {
    case 'login':
      return { kind: 'login' };
    case 'smsAuth':
      return { kind: 'code' };
    case 'recovery':
      return { kind: 'recovery' };
    case 'registrationPartner': {
      const { consentTicked: isTicked } = await getCommerce();
      const { legal } = site;
      return {
        kind: 'webmaster',
        ...headOf(journey),
        partnerCode: journey.partnerCode,
        registration: newIntentId(),
        isTicked,
        legal,
      };
    }
    default: {
      const { consentTicked, mailingTicked } = await getCommerce();
      const { legal, usualCustomer } = site;
      const form = {
        registration: newIntentId(),
        ticked: { consent: consentTicked, mailing: mailingTicked },
        customerType: suggestedCustomer(journey.prefilled, usualCustomer),
        legal,
        suggestsOrganisations: canFindOrganisations(),
        promo: journey.promo || (await keptPromo()),
      };
      return { kind: 'registration', ...headOf(journey), takesRequests: collectsRequests(), form };
    }
  }
}

function headOf(journey: AuthQuery) {
  return { title: modeTitle(journey), words: modeWords(journey) ?? '' };
}

/** What the flow of a mode carries; `undefined` where it ends in the account. */
async function readCarried({ flow, carried: query }: AuthQuery) {
  if (!flow || flow === 'account') return undefined;
  return readOrder(flow, await inUsualPeriod(query), logUnreadable);
}
