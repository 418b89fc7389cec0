/** What something of the shop is called in a language. */
export interface Words {
  name: string;
  text?: string | null;
  /** Beginnings of words by which it is found, between commas. */
  search_words?: string | null;
}

export interface Translation extends Words {
  /** A code of ISO 639-1. */
  language: string;
}

/** A location as a row of the settings of selling; degrees, east and north are positive. */
export interface LocationRow {
  code: string;
  name: string;
  longitude?: number | null;
  latitude?: number | null;
  /** Beginnings of words by which it is found, between commas. */
  search_words?: string | null;
  /** Codes of families whose tabs are shown, between commas; without any, those of what is sold there. */
  families?: string | null;
  hides_databases?: boolean | null;
  translations?: readonly (Translation | null)[] | null;
}

export interface FamilyRow {
  code: string;
  name: string;
  text?: string | null;
  translations?: readonly (Translation | null)[] | null;
}

export interface ConfiguratorRow {
  configurator_id: string;
  min_ram_per_core_gb?: number | null;
  location?: string | null;
  family?: string | null;
  /** Whether it stands under the tab of its family in its location. */
  is_under_tab?: boolean | null;
}

function english(name: string, search_words: string): Translation[] {
  return [{ language: 'en', name, search_words }];
}

const ONLY_PREMIUM = { families: 'premium' };
const NO_DATABASES = { hides_databases: true };

/** The locations of rule R35, with the tabs of rule R36, and where databases are chosen (rule R43); named in Russian and in English. */
export const DEFAULT_LOCATIONS: readonly LocationRow[] = [
  {
    ...{ code: 'ru-1', name: 'Санкт-Петербург', longitude: 30.31, latitude: 59.94 },
    ...{ search_words: 'санкт, петербург, питер, спб, spb', families: 'premium, high-cpu, dedicated-cpu' },
    translations: english('Saint Petersburg', 'saint, petersburg, spb'),
  },
  {
    ...{ code: 'ru-2', name: 'Новосибирск', longitude: 82.92, latitude: 55.03 },
    ...{ search_words: 'новосиб, нск, nsk', ...ONLY_PREMIUM, ...NO_DATABASES },
    translations: english('Novosibirsk', 'novosib, nsk'),
  },
  {
    ...{ code: 'ru-3', name: 'Москва', longitude: 37.62, latitude: 55.75 },
    ...{ search_words: 'москв, мск, moscow, msk', families: 'dedicated-cpu', ...NO_DATABASES },
    translations: english('Moscow', 'moscow, msk'),
  },
  {
    ...{ code: 'pl-1', name: 'Польша', longitude: 18.65, latitude: 54.35 },
    ...{ search_words: 'польш, гданьск, poland', ...NO_DATABASES },
    translations: english('Poland', 'poland, gdansk'),
  },
  {
    ...{ code: 'kz-1', name: 'Казахстан', longitude: 76.93, latitude: 43.24 },
    ...{ search_words: 'казахстан, алмат, kazakhstan', ...ONLY_PREMIUM, ...NO_DATABASES },
    translations: english('Kazakhstan', 'kazakhstan, almaty'),
  },
  {
    ...{ code: 'nl-1', name: 'Нидерланды', longitude: 4.9, latitude: 52.37 },
    ...{ search_words: 'нидерланд, голланд, амстердам, netherlands, amsterdam', ...ONLY_PREMIUM },
    translations: english('Netherlands', 'netherlands, holland, amsterdam'),
  },
  {
    ...{ code: 'de-1', name: 'Германия', longitude: 8.68, latitude: 50.11 },
    ...{ search_words: 'герман, франкфурт, germany, frankfurt', ...ONLY_PREMIUM, ...NO_DATABASES },
    translations: english('Germany', 'germany, frankfurt'),
  },
  {
    ...{ code: 'fr-1', name: 'Париж', longitude: 2.35, latitude: 48.86 },
    ...{ search_words: 'франци, париж, paris', ...NO_DATABASES },
    translations: english('Paris', 'france, paris'),
  },
  {
    ...{ code: 'uk-1', name: 'Лондон', longitude: -0.13, latitude: 51.51 },
    ...{ search_words: 'англи, британи, лондон, london', ...NO_DATABASES },
    translations: english('London', 'england, britain, london'),
  },
  {
    ...{ code: 'us-2', name: 'Нью-Йорк', longitude: -74.01, latitude: 40.71 },
    ...{ search_words: 'сша, америк, нью, йорк, usa', ...NO_DATABASES },
    translations: english('New York', 'usa, america, new york'),
  },
  {
    ...{ code: 'fi-1', name: 'Хельсинки', longitude: 24.94, latitude: 60.17 },
    ...{ search_words: 'финлянд, хельсинки, finland', ...NO_DATABASES },
    translations: english('Helsinki', 'finland, helsinki'),
  },
  {
    ...{ code: 'tr-1', name: 'Турция', longitude: 28.98, latitude: 41.01 },
    ...{ search_words: 'турци, стамбул, turkey', ...NO_DATABASES },
    translations: english('Turkey', 'turkey, istanbul'),
  },
];

/** The families of servers, in the order of their tabs (rule R36). */
export const DEFAULT_FAMILIES: readonly FamilyRow[] = [
  {
    code: 'premium',
    name: 'Premium',
    text: 'Быстрые диски NVMe и ровная мощность — для сайтов, магазинов и рабочих сред.',
    translations: [
      {
        language: 'en',
        name: 'Premium',
        text: 'Fast NVMe drives and even power for sites, shops and working environments.',
      },
    ],
  },
  {
    code: 'high-cpu',
    name: 'High CPU',
    text: 'Самая высокая частота ядра — когда один поток решает: базы данных, сборка, игры.',
    translations: [
      {
        language: 'en',
        name: 'High CPU',
        text: 'The highest frequency of a core, for when one thread decides: databases, builds, games.',
      },
    ],
  },
  {
    code: 'dedicated-cpu',
    name: 'Dedicated CPU',
    text: 'Ядра физического процессора только ваши, ни с кем их не делите.',
    translations: [
      {
        language: 'en',
        name: 'Dedicated CPU',
        text: 'The cores of a physical processor are yours alone and shared with nobody.',
      },
    ],
  },
];

/** The configurators of rule R37: the provider does not say of which family one is. */
export const DEFAULT_CONFIGURATORS: readonly ConfiguratorRow[] = [
  { configurator_id: '150', min_ram_per_core_gb: 2, location: 'ru-3', family: 'premium' },
  { configurator_id: '67', location: 'ru-3', family: 'dedicated-cpu', is_under_tab: true },
  { configurator_id: '63', location: 'ru-1', family: 'high-cpu', is_under_tab: true },
  { configurator_id: '75', location: 'ru-1', family: 'dedicated-cpu', is_under_tab: true },
  { configurator_id: '77', location: 'nl-1', family: 'premium' },
  { configurator_id: '79', location: 'de-1', family: 'premium', is_under_tab: true },
];

/** A default of a shop whose first language is another than Russian, if it has a name in it. */
export function namedIn<Row extends Words & { translations?: readonly (Translation | null)[] | null }>(
  language: string,
  row: Row,
): Row {
  const own = row.translations?.find((translation) => translation?.language === language);
  if (!own) return row;
  const { language: _, ...words } = own;
  const others = row.translations?.filter((translation) => translation !== own) ?? [];
  const { name, text, search_words } = row;
  const russian = { language: 'ru', name, ...(text && { text }), ...(search_words && { search_words }) };
  return { ...row, ...words, translations: [...others, russian] };
}

/** Where a server of one's own begins (rule R36). */
export const DEFAULT_BUILD_LOCATION = 'ru-3';

/** What a code of a location or a family may be: an address holds it, and a style names it (`isLocationCode` of `ordering` is the same). */
export function isTaxonomyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][\w.-]{0,39}$/i.test(value);
}

/** A field of codes between commas, as its codes. */
export function codesIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
