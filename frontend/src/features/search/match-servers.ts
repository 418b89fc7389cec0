import { formatMoney, LOCATIONS, MB_IN_GB, type Money, roubles, type ServerTariff } from '@vitrina/ordering';
import { paths } from '~/paths';
import type { Requirements } from './read-requirements';

/** A way to servers that fit what was asked for: the list of them, or one of them. */
export interface ServerMatch {
  title: string;
  /** What one of them consists of; nothing of the list. */
  text: string;
  /** How many there are and from what price, or the price of one. */
  note: string;
  href: string;
}

/** A tariff as the search finds it. */
export interface ServerOffer extends ServerMatch {
  tariff: ServerTariff;
  /** As the price list shows it; `undefined` while the rules of prices are out of reach. */
  monthly: Money | undefined;
}

const SHOWN_SERVERS = 3;

/** The price list narrowed to the requirements, and the cheapest servers in it. Without prices none is the cheapest. */
export function matchServers(requirements: Requirements, offers: readonly ServerOffer[]): ServerMatch[] {
  const fitting = offers
    .filter((offer) => !offer.tariff.isSoldOut && fits(offer, requirements))
    .toSorted((one, other) => (one.monthly ?? 0) - (other.monthly ?? 0));
  const [cheapest] = fitting;
  const list = {
    title: inWords(requirements),
    text: '',
    note: cheapest ? countInWords(fitting.length, cheapest.monthly) : 'Таких нет, покажем ближайшие',
    // A tab of the list shows one family of one place: that in which the cheapest stands.
    href: paths.tariffsThatFit(requirements, cheapest?.tariff),
  };
  const priced = fitting.filter(({ monthly }) => monthly !== undefined).slice(0, SHOWN_SERVERS);
  return [list, ...priced.map(({ title, text, note, href }) => ({ title, text, note, href }))];
}

function fits({ tariff, monthly }: ServerOffer, asked: Requirements): boolean {
  const { cpu = 0, ramGb = 0, diskGb = 0, maxPrice, location = tariff.location } = asked;
  if (maxPrice !== undefined && monthly !== undefined && monthly > roubles(maxPrice)) return false;
  return (
    tariff.location === location &&
    tariff.cpu >= cpu &&
    tariff.ramMb >= ramGb * MB_IN_GB &&
    tariff.diskMb >= diskGb * MB_IN_GB
  );
}

const plural = new Intl.PluralRules('ru-RU');
const TARIFFS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'тариф', few: 'тарифа' };

function countInWords(count: number, cheapest: Money | undefined): string {
  const tariffs = `${count}\u00a0${TARIFFS[plural.select(count)] ?? 'тарифов'}`;
  return cheapest === undefined ? tariffs : `${tariffs} от ${formatMoney(cheapest)}/мес`;
}

function inWords({ cpu, ramGb, diskGb, maxPrice, location }: Requirements): string {
  const words = [
    cpu && `от ${cpu}\u00a0${plural.select(cpu) === 'one' ? 'ядра' : 'ядер'}`,
    ramGb && `от ${ramGb}\u00a0ГБ памяти`,
    diskGb && `от ${diskGb}\u00a0ГБ диска`,
    maxPrice && `до ${formatMoney(roubles(maxPrice))}`,
    location && LOCATIONS[location],
  ];
  return `Серверы: ${words.filter(Boolean).join(', ')}`;
}
