import type { Flow } from '../products/flow';
import { FLOWS, type Product } from '../products/products';
import { type AuthMode, parseAuthMode } from './auth-modes';

/** What somebody is about to do once they have an account, under the names that `serviceType` has for it. */
export type AuthFlow = 'account' | Product;

type FlowRules = Pick<Flow<never>, 'auth' | 'keys'>;

/** The flows that end with an order or in the account, each with its registration and its query. */
export const AUTH_FLOWS: Readonly<Record<AuthFlow, FlowRules>> = {
  account: { auth: 'registrationAccount', keys: ['redirect'] },
  ...FLOWS,
};

/** Query keys that any mode may have beside those of its flow. */
const COMMON_KEYS = ['promo', 'siteTransfer', 'noPanelRedirect', 'redirect', 'partner_code'];

/** Registration fields that an address may prefill; they leave it with the registration. */
export const PREFILLED_KEYS = [
  'phone_number',
  'email',
  'org_name',
  'org_address',
  'inn',
  'full_name',
  'customer_type',
] as const;

/** What an address of `/registration` or `/order` says: what to do now, and what for. */
export interface AuthQuery {
  mode: AuthMode;
  flow: AuthFlow | undefined;
  /** The keys of the flow that are there, as often as they are there. */
  carried: URLSearchParams;
  /** Period that the panel counts with, as it stands in the address. */
  period: string;
  promo: string;
  siteTransfer: string;
  /** Where to go afterwards, unchecked. */
  redirect: string;
  /** Log in in place instead of going to the panel. */
  staysOnSite: boolean;
  partnerCode: string;
  prefilled: Readonly<Record<string, string>>;
}

/** The flow of an `auth`; modes that any flow goes through, such as `login`, name it by `serviceType`. */
export function flowOf(mode: AuthMode, serviceType: string | null): AuthFlow | undefined {
  const flows = Object.entries(AUTH_FLOWS) as [AuthFlow, FlowRules][];
  const own = flows.find(([, { auth }]) => auth === mode);
  if (own) return own[0];
  if (mode === 'registrationPartner' || mode === 'registrationReview') return undefined;
  return flows.find(([name]) => name === serviceType)?.[0];
}

/** Reads an address. `undefined` when its `auth` is unknown. */
export function readAuthQuery(query: URLSearchParams): AuthQuery | undefined {
  const mode = parseAuthMode(query.get('auth'));
  if (!mode) return undefined;
  const flow = flowOf(mode, query.get('serviceType'));
  return {
    mode,
    flow,
    carried: pick(query, flow ? AUTH_FLOWS[flow].keys : []),
    period: query.get('period') ?? '',
    promo: query.get('promo') ?? '',
    siteTransfer: query.get('siteTransfer') ?? '',
    redirect: query.get('redirect') ?? '',
    staysOnSite: query.get('noPanelRedirect') === 'true',
    partnerCode: query.get('partner_code') ?? '',
    prefilled: Object.fromEntries(pick(query, PREFILLED_KEYS)),
  };
}

/**
 * The query of another mode of the same visit: nothing that was chosen is lost on the way from registration to login,
 * code and back. `registration` becomes the registration of the flow.
 */
export function switchMode(query: URLSearchParams, to: AuthMode): URLSearchParams {
  const from = parseAuthMode(query.get('auth'));
  const flow = from && flowOf(from, query.get('serviceType'));
  const auth = flow && to === 'registration' ? AUTH_FLOWS[flow].auth : to;
  const next = new URLSearchParams({ auth });
  if (flow && AUTH_FLOWS[flow].auth !== auth) next.set('serviceType', flow);
  const keys = [...(flow ? AUTH_FLOWS[flow].keys : []), ...COMMON_KEYS, ...PREFILLED_KEYS];
  for (const [key, value] of pick(query, [...new Set(keys)])) next.append(key, value);
  return next;
}

function pick(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) picked.append(key, value);
  return picked;
}
