import { MB_IN_GB, type Money, roubles, type ServerTariff } from '@vitrina/ordering';
import { tariffCount } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { type BasisPrices, type PriceBasis, priceIn, usualBasis } from '~/price-basis/price-basis';
import { paths } from '~/urls/paths';
import type { Requirements } from './read-requirements';

/** A way to servers that fit what was asked for: the list of them, or one of them. */
export interface ServerMatch {
  title: string;
  /** What one of them consists of; nothing of the list. */
  text: string;
  /** How many there are, or that there are none. */
  note: string;
  /** Of one, or of the cheapest of the list; absent while nobody can tell. */
  prices?: BasisPrices | undefined;
  href: string;
}

/** A tariff as the search finds it. */
export interface ServerOffer extends ServerMatch {
  tariff: ServerTariff;
}

const SHOWN_SERVERS = 3;

/**
 * The price list narrowed to the requirements, and the cheapest servers in it. A highest price is counted in `basis`.
 * Without prices none is the cheapest.
 */
export function matchServers(
  requirements: Requirements,
  offers: readonly ServerOffer[],
  basis: PriceBasis = usualBasis(),
): ServerMatch[] {
  const monthly = ({ prices }: ServerOffer) => prices && priceIn(prices, basis);
  const fitting = offers
    .filter((offer) => !offer.tariff.isSoldOut && fits(offer.tariff, monthly(offer), requirements))
    .toSorted((one, other) => (monthly(one) ?? 0) - (monthly(other) ?? 0));
  const [cheapest] = fitting;
  const list = {
    title: inWords(requirements),
    text: '',
    note: cheapest ? tariffCount(fitting.length) : t.search.servers.none,
    ...(cheapest?.prices && { prices: cheapest.prices }),
    // A tab of the list shows one family of one place: that in which the cheapest stands.
    href: paths.tariffsThatFit(requirements, cheapest?.tariff),
  };
  const priced = fitting.filter(({ prices }) => prices !== undefined).slice(0, SHOWN_SERVERS);
  return [
    list,
    ...priced.map(({ title, text, note, prices, href }) => ({ title, text, note, prices, href })),
  ];
}

/** What is said beside the title, where one basis is known: the price of one, `3 тарифа от 1 500 ₽/мес` of a list. */
export function matchNote({ note, prices }: Pick<ServerMatch, 'note' | 'prices'>, basis: PriceBasis): string {
  if (!prices) return note;
  const price = t.search.perMonth(priceIn(prices, basis));
  return note ? t.search.countFrom(note, price) : price;
}

function fits(tariff: ServerTariff, monthly: Money | undefined, asked: Requirements): boolean {
  const { cpu = 0, ramGb = 0, diskGb = 0, maxPrice, location = tariff.location } = asked;
  if (maxPrice !== undefined && monthly !== undefined && monthly > roubles(maxPrice)) return false;
  return (
    tariff.location === location &&
    tariff.cpu >= cpu &&
    tariff.ramMb >= ramGb * MB_IN_GB &&
    tariff.diskMb >= diskGb * MB_IN_GB
  );
}

function inWords({ cpu, ramGb, diskGb, maxPrice, location }: Requirements): string {
  const words = t.search.servers;
  const requirements = [
    cpu && words.cores(cpu),
    ramGb && words.memory(ramGb),
    diskGb && words.disk(diskGb),
    maxPrice && words.price(roubles(maxPrice)),
    location && locationName(location),
  ];
  return words.thatFit(requirements.filter((each) => typeof each === 'string'));
}
