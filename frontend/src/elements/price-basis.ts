import type { PaymentPeriod } from '@vitrina/ordering';
import { tell } from './site-events';

/**
 * In which basis prices are shown: for which period of payment, and with or without a public address. It is the
 * visitor's choice, kept in this browser and told on `<html>`, so that style alone can show the right figures of a page
 * that is the same for everyone. Without a choice there is no attribute, and every list has its usual period.
 */
export interface ChosenBasis {
  period: PaymentPeriod | undefined;
  hasIp: boolean;
}

/** Told to everything on the page that reads the choice. */
export const BASIS_CHANGED = 'price-basis';
/** Told to everything on the page that reads the address. */
const ADDRESS_CHANGED = 'address-query';

const KEY = 'vitrina-prices';
/** The keys of an address that say the same; there they win, because a link promises what it says. */
const KEYS = { period: 'period', ip: 'is_floating_ip' };
const WITHOUT = 'without';

/** Puts the choice of the address, or else of this browser, on `<html>`. */
export function settlePriceBasis(): void {
  const kept = keptBasis();
  const query = new URLSearchParams(location.search);
  const ip = query.get(KEYS.ip);
  show({
    period: toPeriod(query.get(KEYS.period)) ?? kept.period,
    hasIp: ip === 'true' || (ip !== 'false' && kept.hasIp),
  });
}

/** The choice that holds on this page. */
export function shownPriceBasis(): ChosenBasis {
  const { pricePeriod, priceIp } = document.documentElement.dataset;
  return { period: toPeriod(pricePeriod), hasIp: priceIp !== WITHOUT };
}

/** The choice for this page and for all that follow. Where nothing can be kept, this page still changes. */
export function choosePriceBasis(change: Partial<ChosenBasis>): void {
  const before = shownPriceBasis();
  const shown = { ...before, ...change };
  // What only the address of this page says is nobody's choice, and may be older than the one that is kept.
  const kept = { ...keptBasis(), ...change };
  show(shown);
  try {
    localStorage.setItem(KEY, `${kept.period ?? ''} ${kept.hasIp ? 'with' : WITHOUT}`);
  } catch {
    // A private window: the choice lives as long as the page.
  }
  correctAddress(shown);
  window.dispatchEvent(new Event(BASIS_CHANGED));
  if (change.period && change.period !== before.period)
    tell({ name: 'period-choice', period: change.period });
}

/** Follows the choice made in another tab or on a later page, and an address that history has led back to. */
export function followPriceBasis(): void {
  const follow = () => {
    settlePriceBasis();
    window.dispatchEvent(new Event(BASIS_CHANGED));
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // Islands wake when they hear of a change, and most of the pages that were made ready ahead have met none.
  document.addEventListener('prerenderingchange', () => {
    const { period, hasIp } = shownPriceBasis();
    settlePriceBasis();
    const now = shownPriceBasis();
    if (now.period !== period || now.hasIp !== hasIp) window.dispatchEvent(new Event(BASIS_CHANGED));
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) follow();
  });
}

/** The address of an order in another basis: what of it the address has no key for, or nobody has chosen, is not changed. */
export function inBasis(href: string, { period, hasIp }: ChosenBasis): string {
  const [address = '', ...hash] = href.split('#');
  const [path, search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  if (period && query.has(KEYS.period)) query.set(KEYS.period, period);
  if (query.has(KEYS.ip)) query.set(KEYS.ip, String(hasIp));
  return search ? [`${path}?${query}`, ...hash].join('#') : href;
}

function keptBasis(): ChosenBasis {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return read(null);
  }
}

function read(kept: string | null): ChosenBasis {
  const [period, ip] = (kept ?? '').split(' ');
  return { period: toPeriod(period), hasIp: ip !== WITHOUT };
}

function show({ period, hasIp }: ChosenBasis): void {
  const { dataset } = document.documentElement;
  if (period) dataset.pricePeriod = period;
  else delete dataset.pricePeriod;
  if (hasIp) delete dataset.priceIp;
  else dataset.priceIp = WITHOUT;
}

/** An address that names what was chosen before would win again at the next reload. */
function correctAddress({ period, hasIp }: ChosenBasis): void {
  const query = new URLSearchParams(location.search);
  const before = String(query);
  if (period && query.has(KEYS.period)) query.set(KEYS.period, period);
  if (query.has(KEYS.ip)) query.set(KEYS.ip, String(hasIp));
  // What a link says a server cost was in another basis.
  query.delete('price');
  if (String(query) === before) return;
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`);
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** A period that this page offers; one that shows no prices names none, and leaves a choice as it is. */
export function toPeriod(value: string | null | undefined): PaymentPeriod | undefined {
  const { periods } = document.documentElement.dataset;
  return isDuration(value) && (!periods || periods.split(' ').includes(value)) ? value : undefined;
}

function isDuration(value: string | null | undefined): value is PaymentPeriod {
  return /^P\d+[MY]$/.test(value ?? '');
}
