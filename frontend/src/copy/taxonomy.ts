import {
  type ConfiguratorId,
  type KnownConfigurator,
  type LocationCode,
  type PaymentPeriod,
  shortestPeriod,
  type TariffFamily,
  usualPeriod,
} from '@vitrina/ordering';
import { LANGUAGES, type Language, spokenLanguage } from '~/messages/language';
import { processWide } from '~/runtime/process-wide';

/** A location as the shop shows it. */
export interface ShopLocation {
  code: LocationCode;
  name: string;
  /** In degrees; east and north are positive. One without stands on no map. */
  coordinates?: { longitude: number; latitude: number };
  /** Beginnings of words, in small letters, that mean it in a search. */
  searchWords?: readonly string[];
  /** The tabs of its tariffs; empty for those of what is sold there. */
  families: readonly TariffFamily[];
  hidesDatabases?: boolean;
}

export interface ServerFamily {
  code: TariffFamily;
  name: string;
  text: string;
}

export interface ShopConfigurator extends KnownConfigurator {
  /** Whether it stands under the tab of its family in its location. */
  isUnderTab: boolean;
}

/** By what the shop sorts what the provider sells, as edited in the CMS; lists are in the order in which they are shown. */
export interface Taxonomy {
  locations: readonly ShopLocation[];
  families: readonly ServerFamily[];
  configurators: readonly ShopConfigurator[];
  /** Where a server of one's own begins. */
  buildsAt: LocationCode | undefined;
  /** For how long a customer can pay in advance. */
  periods: readonly PaymentPeriod[];
}

const NOTHING: Taxonomy = {
  ...{ locations: [], families: [], configurators: [], periods: [] },
  buildsAt: undefined,
};

/**
 * Names are looked up by their codes wherever a tariff is told of, as those of a language are: `content/get-commerce.ts` sets
 * them on the server, `documents/wakes.tsx` in the browser. `asOf` is the moment, in ISO 8601, at which they were asked for.
 */
export function setTaxonomy(taxonomy: Taxonomy, asOf = ''): void {
  const now = stateIn(spokenLanguage().language);
  // Who waited on an older copy must not bring the former names back.
  if (asOf !== '' && asOf < now.asOf) return;
  Object.assign(now, { taxonomy, asOf });
}

export function taxonomy(): Taxonomy {
  const { taxonomy: here } = stateIn(spokenLanguage().language);
  // Places have no names in a language before its first page is made.
  return here === NOTHING ? stateIn(LANGUAGES[0]).taxonomy : here;
}

function stateIn(language: Language): { taxonomy: Taxonomy; asOf: string } {
  return processWide(`taxonomy.${language}`, () => ({ taxonomy: NOTHING, asOf: '' }));
}

/** What islands need of it; families and configurators only where servers are sorted or built. */
export function taxonomyOfIslands({ hasServers }: { hasServers: boolean }): Taxonomy {
  const { locations, families, configurators, periods } = taxonomy();
  return {
    ...{ periods, buildsAt: undefined },
    ...(hasServers ? { families, configurators } : { families: [], configurators: [] }),
    // All with the same names, which a page then says once.
    locations: locations.map(({ code, name, families: tabs, hidesDatabases = false }) => ({
      ...{ code, name, families: hasServers ? tabs : [], hidesDatabases },
    })),
  };
}

/** What a location is called; by its code where the CMS does not know it: what is sold is shown. */
export function locationName(code: LocationCode): string {
  return locationOf(code)?.name ?? code;
}

export function locationOf(code: LocationCode): ShopLocation | undefined {
  return taxonomy().locations.find((location) => location.code === code);
}

/** Each location once, in the order of the shop; those it does not know come last. */
export function inShopOrder(codes: readonly LocationCode[]): LocationCode[] {
  return sorted(codes, taxonomy().locations);
}

/** Where rows of a catalogue are, in the order of the shop. */
export function locationsOf(rows: readonly { location: LocationCode }[]): LocationCode[] {
  return inShopOrder(rows.map(({ location }) => location));
}

/** The first location of the shop; of one that knows none, none. */
export function firstOfShop(): LocationCode | undefined {
  return taxonomy().locations[0]?.code;
}

/** The periods that the shop offers, in its order. */
export function shopPeriods(): readonly PaymentPeriod[] {
  return taxonomy().periods;
}

/** The one of them that a text names. */
export function shopPeriodOf(text: unknown): PaymentPeriod | undefined {
  return shopPeriods().find((period) => period === text);
}

/** Used wherever a visitor has not chosen. */
export function usualShopPeriod(): PaymentPeriod {
  return usualPeriod(shopPeriods());
}

/** Used where prices are by the month. */
export function shortestShopPeriod(): PaymentPeriod {
  return shortestPeriod(shopPeriods());
}

export function familyName(code: TariffFamily): string {
  return familyOf(code)?.name ?? code;
}

export function familyText(code: TariffFamily): string {
  return familyOf(code)?.text ?? '';
}

function familyOf(code: TariffFamily): ServerFamily | undefined {
  return taxonomy().families.find((family) => family.code === code);
}

/** Each family once, in the order of their tabs; those that the shop does not know come last. */
export function inFamilyOrder(codes: readonly TariffFamily[]): TariffFamily[] {
  return sorted(codes, taxonomy().families);
}

/** The family of servers that a configurator builds, where the shop says so. */
export function familyOfConfigurator(id: ConfiguratorId): TariffFamily | undefined {
  return taxonomy().configurators.find(({ configuratorId }) => configuratorId === id)?.family;
}

/** «Москва, Premium»; the place alone where no family is known. */
export function placeAndFamily(location: LocationCode, family: TariffFamily | undefined): string {
  return family === undefined ? locationName(location) : `${locationName(location)}, ${familyName(family)}`;
}

/** The configurator that stands under a tab. */
export function configuratorUnder(location: LocationCode, family: TariffFamily): ConfiguratorId | undefined {
  return taxonomy().configurators.find(
    (known) => known.isUnderTab && known.location === location && known.family === family,
  )?.configuratorId;
}

function sorted(codes: readonly string[], known: readonly { code: string }[]): string[] {
  const places = new Map(known.map(({ code }, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? known.length;
  return [...new Set(codes)].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}
