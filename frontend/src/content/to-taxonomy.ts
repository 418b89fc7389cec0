import {
  type ConfiguratorRow,
  codesIn,
  type FamilyRow,
  type LocationRow,
  type Translation,
  type Words,
} from '@vitrina/content-contract/default-taxonomy';
import { type ConfiguratorId, isLocationCode, type PaymentPeriod, parseId } from '@vitrina/ordering';
import type { ServerFamily, ShopConfigurator, ShopLocation, Taxonomy } from '~/copy/taxonomy';
import { contentLanguage } from './language';

interface Rows {
  locations?: readonly (LocationRow | null)[] | null;
  server_families?: readonly (FamilyRow | null)[] | null;
  configurator_rules?: readonly (ConfiguratorRow | null)[] | null;
  build_location?: string | null;
}

/** The taxonomy as the settings of selling hold it, with the periods that they offer. A row that names nothing is left out. */
export function toTaxonomy(
  { locations, server_families, configurator_rules, build_location }: Rows,
  periods: readonly PaymentPeriod[] = [],
): Taxonomy {
  return {
    locations: (locations ?? []).flatMap(toLocation),
    families: (server_families ?? []).flatMap(toFamily),
    configurators: (configurator_rules ?? []).flatMap(toConfigurator),
    buildsAt: isLocationCode(build_location) ? build_location : undefined,
    periods,
  };
}

function toLocation(row: LocationRow | null): ShopLocation[] {
  if (!row || !isLocationCode(row.code)) return [];
  const { code, longitude, latitude, families, hides_databases } = row;
  const { name, search_words } = inWords(row);
  return [
    {
      ...{ code, name, families: codesIn(families) },
      searchWords: searchWordsOf(codesIn(search_words).length > 0 ? (search_words ?? '') : stemsOf(name)),
      ...(typeof longitude === 'number' &&
        typeof latitude === 'number' && { coordinates: { longitude, latitude } }),
      ...(hides_databases && { hidesDatabases: true }),
    },
  ];
}

/** As a search compares them. */
function searchWordsOf(text: string): string[] {
  return codesIn(text.toLowerCase().replaceAll('ё', 'е'));
}

/** The words of a name without their endings, for who has named no others: «Мадрид» is found by «в Мадриде», «Москва» by «в Москве». */
function stemsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length > LONGEST_PREPOSITION)
    .map((word) => (word.length > SHORT ? word.slice(0, -1) : word))
    .join();
}

/** A word of no more letters has no ending that could be told from it. */
const SHORT = 4;
/** «На», «де». */
const LONGEST_PREPOSITION = 2;

/** A row in the words of the page's language, where it is translated; otherwise in those of the shop's first. */
function inWords<Row extends Words & { translations?: readonly (Translation | null)[] | null }>(
  row: Row,
): Words {
  const translation = row.translations?.find((one) => one?.language === contentLanguage());
  return translation ?? row;
}

function toFamily(row: FamilyRow | null): ServerFamily[] {
  if (!row) return [];
  const { name, text } = inWords(row);
  return [{ code: row.code, name, text: text ?? '' }];
}

function toConfigurator(row: ConfiguratorRow | null): ShopConfigurator[] {
  const configuratorId = parseId<ConfiguratorId>(row?.configurator_id);
  if (!configuratorId || !row?.family) return [];
  const { location, family, is_under_tab } = row;
  return [
    {
      configuratorId,
      family,
      isUnderTab: is_under_tab ?? false,
      ...(isLocationCode(location) && { location }),
    },
  ];
}
