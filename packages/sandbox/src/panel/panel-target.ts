import { isPaymentPeriod } from './payment-period';

const HOME = '/servers';
// Never asked for: it only gives the URL parser something to resolve against.
const ORIGIN = 'http://panel.invalid';

/**
 * Where a visitor goes inside the panel, as a path below `/panel` with its query.
 * What is not a local path of the panel becomes the list of servers: a link must not lead a fresh session elsewhere.
 */
export function panelTarget(redirect: string, paymentPeriod = ''): string {
  const target = localUrl(redirect) ?? new URL(`/panel${HOME}`, ORIGIN);
  if (isPaymentPeriod(paymentPeriod)) target.searchParams.set('paymentPeriod', paymentPeriod);
  return `${target.pathname.slice('/panel'.length)}${target.search}`;
}

function localUrl(redirect: string): URL | undefined {
  if (!/^\/(?!\/)[^\\]*$/.test(redirect)) return undefined;
  if (!URL.canParse(`/panel${redirect}`, ORIGIN)) return undefined;
  const url = new URL(`/panel${redirect}`, ORIGIN);
  // Dot segments, also encoded ones, are resolved by now.
  const isInside =
    url.origin === ORIGIN && url.pathname.startsWith('/panel/') && !url.pathname.includes('//');
  return isInside ? url : undefined;
}
