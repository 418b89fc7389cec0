import { codesIn, isTaxonomyCode } from '@vitrina/content-contract/default-taxonomy';
import { IDENTIFIER } from '@vitrina/content-contract/identifier';
import { monthsOf, periodInWords } from './payment-period';

export const SETTINGS = 'api::commerce.commerce-settings';
const LISTS: readonly string[] = [
  ...['configurator_rules', 'payment_periods', 'retired_presets', 'locations', 'server_families'],
];

/** What is wrong with the settings, at the field of the panel's form that has to change. */
export interface CommerceFault {
  path: string[];
  message: string;
}

type Fields = Record<string, unknown>;

/** Every fault of the whole settings; an absent number is none, since Strapi puts the default there. */
export function commerceFaults(settings: Fields): CommerceFault[] {
  const { floating_ip_price: ipPrice, cpu_limit: cpuLimit, min_ram_per_core_gb: minRam } = settings;
  return [
    ...fault(ipPrice === undefined || isWhole(ipPrice, 0, MOST_ROUBLES), ['floating_ip_price'], IP_PRICE),
    ...fault(cpuLimit === undefined || isWhole(cpuLimit, 1), ['cpu_limit'], CPU_LIMIT),
    ...fault(minRam === undefined || isWhole(minRam, 1), ['min_ram_per_core_gb'], MIN_RAM),
    ...ruleFaults(rowsIn(settings.configurator_rules)),
    ...taxonomyFaults(settings),
    ...periodFaults(rowsIn(settings.payment_periods)),
    ...retiredFaults(rowsIn(settings.retired_presets)),
    ...counterFaults(settings),
  ];
}

/** The most a price may be; its field says the same. */
const MOST_ROUBLES = 100_000_000;
/** The greatest whole number that GraphQL and PostgreSQL know: with a greater one the site could not read the settings at all. */
const MOST = 2_147_483_647;
const IP_PRICE = 'Цена плавающего IP: целое число рублей, от 0 до 100 000 000.';
const CPU_LIMIT = 'Ядер без заявки: целое число, 1 или больше.';
const MIN_RAM = 'Памяти на ядро не меньше: целое число гигабайт, 1 или больше.';
const IDENTIFIER_WORDS = 'латиница, цифры, точка, дефис и подчёркивание, до 64 знаков, например 2453.';
const PRESET_ID = `Тариф у провайдера: ${IDENTIFIER_WORDS}`;
const CONFIGURATOR_ID = `Конфигуратор у провайдера: ${IDENTIFIER_WORDS}`;
const PERIOD = 'Срок оплаты: целые месяцы или годы, от 1 до 120 месяцев, например P3M или P2Y.';
const MULTIPLIER = 'Множитель цены: больше 0, не больше 1, до четырёх знаков после запятой.';

/** The same as their fields say, and that one half of Plausible counts nothing. The site takes what is wrong for nothing. */
function counterFaults(settings: Fields): CommerceFault[] {
  const address = textOf(settings.analytics_plausible_address);
  const domain = textOf(settings.analytics_plausible_domain);
  return [
    ...fault(
      /^([0-9]{1,12})?$/.test(textOf(settings.analytics_counter_id)),
      ['analytics_counter_id'],
      'Счётчик Метрики: только цифры.',
    ),
    ...fault(
      /^(G-[A-Z0-9]{4,16})?$/.test(textOf(settings.analytics_ga_id)),
      ['analytics_ga_id'],
      'Google Analytics 4: идентификатор вида G-ABC123DEF4.',
    ),
    ...fault(
      /^([0-9a-zA-Z]{8,64})?$/.test(textOf(settings.analytics_roistat_id)),
      ['analytics_roistat_id'],
      'Roistat: ключ проекта, латинские буквы и цифры.',
    ),
    ...fault(
      /^(https?:\/\/[a-z0-9.-]+(:[0-9]{1,5})?)?$/.test(address),
      ['analytics_plausible_address'],
      'Plausible: адрес вида https://stats.example.ru, без пути и косой черты в конце.',
    ),
    ...fault(
      address === '' || domain !== '',
      ['analytics_plausible_domain'],
      'Plausible: назовите сайт так, как он назван там.',
    ),
    ...fault(
      domain === '' || address !== '',
      ['analytics_plausible_address'],
      'Plausible: укажите адрес своей установки.',
    ),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function ruleFaults(rules: Fields[]): CommerceFault[] {
  const ids = rules.map(({ configurator_id }) => configurator_id);
  return rules.flatMap(({ configurator_id: id, min_ram_per_core_gb: minRam }, index) => {
    const at = (field: string) => ['configurator_rules', String(index), field];
    return [
      ...fault(isIdentifier(id), at('configurator_id'), CONFIGURATOR_ID),
      ...fault(ids.indexOf(id) === index, at('configurator_id'), `Для конфигуратора ${id} уже есть правило.`),
      ...fault(isAbsent(minRam) || isWhole(minRam, 1), at('min_ram_per_core_gb'), MIN_RAM),
    ];
  });
}

/** The same period under two codes would be offered twice, so periods are compared by their months. */
function periodFaults(periods: Fields[]): CommerceFault[] {
  const lengths = periods.map(({ code }) => monthsOf(code));
  return [
    ...fault(periods.length > 0, ['payment_periods'], 'Назовите хотя бы один срок оплаты.'),
    ...periods.flatMap(({ code, multiplier }, index) => {
      const at = (field: string) => ['payment_periods', String(index), field];
      const months = lengths[index];
      return [
        ...fault(months !== undefined, at('code'), PERIOD),
        ...fault(
          months === undefined || lengths.indexOf(months) === index,
          at('code'),
          `Срок «${periodInWords(code)}» уже есть в списке.`,
        ),
        ...fault(isMultiplier(multiplier), at('multiplier'), MULTIPLIER),
      ];
    }),
  ];
}

function retiredFaults(rows: Fields[]): CommerceFault[] {
  const ids = rows.map(({ preset_id }) => preset_id);
  const successors = new Map(rows.map(({ preset_id: id, successor_id: successor }) => [id, successor]));
  return rows.flatMap(({ preset_id: id, successor_id: successor }, index) => {
    const at = (field: string) => ['retired_presets', String(index), field];
    const isGood = isIdentifier(id) && isIdentifier(successor);
    return [
      ...fault(isIdentifier(id), at('preset_id'), PRESET_ID),
      ...fault(isIdentifier(successor), at('successor_id'), PRESET_ID),
      ...fault(ids.indexOf(id) === index, at('preset_id'), `Преемник тарифа ${id} уже назван.`),
      ...fault(
        !isGood || id !== successor,
        at('successor_id'),
        `Тариф ${id} не может быть преемником самого себя.`,
      ),
      ...fault(
        !isGood || id === successor || !leadsBack(id, successors),
        at('successor_id'),
        `Преемники тарифа ${id} ведут по кругу.`,
      ),
    ];
  });
}

/** Whether one comes to a preset again by going from successor to successor. */
function leadsBack(id: unknown, successors: ReadonlyMap<unknown, unknown>): boolean {
  let next = successors.get(id);
  for (let step = 0; step < successors.size && next !== undefined; step += 1) {
    if (next === id) return true;
    next = successors.get(next);
  }
  return false;
}

/** The site shows what it does not know under its code, so a code that nobody sells is no fault; one that cannot be a code is. */
function taxonomyFaults(settings: Fields): CommerceFault[] {
  const locations = rowsIn(settings.locations);
  const families = rowsIn(settings.server_families);
  const known = families.map(({ code }) => code);
  const isKnown = (code: string) => known.includes(code);
  const isFamily = (code: unknown) => isAbsent(code) || code === '' || isKnown(textOf(code));
  return [
    ...codeFaults('locations', locations),
    ...codeFaults('server_families', families),
    ...locations.flatMap(({ longitude, latitude, families: tabs }, index) => {
      const at = (field: string) => ['locations', String(index), field];
      const unknown = codesIn(textOf(tabs)).find((code) => !isKnown(code));
      return [
        ...fault(isAbsent(longitude) || isDegrees(longitude, 180), at('longitude'), LONGITUDE),
        ...fault(isAbsent(latitude) || isDegrees(latitude, 90), at('latitude'), LATITUDE),
        ...fault(isAbsent(longitude) === isAbsent(latitude), at('latitude'), BOTH_OR_NONE),
        ...fault(unknown === undefined, at('families'), `Линейки ${unknown} нет среди линеек серверов.`),
      ];
    }),
    ...rowsIn(settings.configurator_rules).flatMap(({ family, location, is_under_tab }, index) => {
      const at = (field: string) => ['configurator_rules', String(index), field];
      const isPlaced = textOf(family) !== '' && textOf(location) !== '';
      return [
        ...fault(isFamily(family), at('family'), `Линейки ${family} нет среди линеек серверов.`),
        ...fault(textOf(location) === '' || isTaxonomyCode(location), at('location'), CODE_WORDS),
        ...fault(is_under_tab !== true || isPlaced, at('is_under_tab'), UNDER_WHICH_TAB),
      ];
    }),
    ...fault(
      textOf(settings.build_location) === '' || isTaxonomyCode(settings.build_location),
      ['build_location'],
      CODE_WORDS,
    ),
  ];
}

function codeFaults(list: 'locations' | 'server_families', rows: Fields[]): CommerceFault[] {
  const codes = rows.map(({ code }) => code);
  return rows.flatMap(({ code, name }, index) => {
    const at = (field: string) => [list, String(index), field];
    return [
      ...fault(isTaxonomyCode(code), at('code'), CODE_WORDS),
      ...fault(codes.indexOf(code) === index, at('code'), `Код ${code} уже есть в списке.`),
      ...fault(textOf(name).trim() !== '', at('name'), 'Напишите название: его видят посетители.'),
    ];
  });
}

const CODE_WORDS = 'Код: латинские буквы, цифры, дефисы, точки и подчёркивания, не больше 40 знаков.';
const LONGITUDE = 'Долгота: градусы от −180 до 180, восточная больше нуля.';
const LATITUDE = 'Широта: градусы от −90 до 90, северная больше нуля.';
const BOTH_OR_NONE = 'Для карты нужны и долгота, и широта.';
const UNDER_WHICH_TAB = 'Чтобы стоять под вкладкой, конфигуратору нужны и локация, и линейка.';

function isDegrees(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function fault(isRight: boolean, path: string[], message: string): CommerceFault[] {
  return isRight ? [] : [{ path, message }];
}

function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' && IDENTIFIER.test(value);
}

function isWhole(value: unknown, least: number, most = MOST): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** The site counts in whole ten-thousandths (packages/ordering, `multiplier`) and refuses anything finer. */
function isMultiplier(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 1 && Number(value.toFixed(4)) === value;
}

/** An update may name only some of the fields, and a row that is stored already only some of its own. */
export function asSaved(stored: Fields, sent: Fields): Fields {
  const lists = LISTS.map((list) => [list, rowsAsSaved(rowsIn(stored[list]), sent[list])]);
  return { ...stored, ...sent, ...Object.fromEntries(lists) };
}

function rowsAsSaved(stored: Fields[], sent: unknown): Fields[] {
  if (sent === undefined) return stored;
  return rowsIn(sent).map((row) => ({ ...stored.find(({ id }) => String(id) === String(row.id)), ...row }));
}

function rowsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map((row: object) => ({ ...row })) : [];
}
