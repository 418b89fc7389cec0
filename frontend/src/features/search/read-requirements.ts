import type { LocationCode } from '@vitrina/ordering';
import { onOtherLayout } from '@vitrina/search-language';
import { taxonomy } from '~/copy/taxonomy';

/** The server that a query describes: «4 ядра 8 гб москва». What is not named is absent. */
export interface Requirements {
  /** Cores, at least. */
  cpu?: number;
  /** GB of memory, at least. */
  ramGb?: number;
  /** GB of disk, at least. */
  diskGb?: number;
  /** Whole roubles a month, at most. */
  maxPrice?: number;
  location?: LocationCode;
}

type Amount = 'cpu' | 'ramGb' | 'diskGb' | 'maxPrice';

/** What may stand beside the figures without asking for anything else. */
const SERVER_WORDS =
  /^(облачн|виртуальн|сервер|тариф|машин|конфигурац|vps$|vds$|впс$|вдс$|cloud$|в$|с$|со$|и$|на$|из$|за$|от$|мес|руб)/;

const UNITS = {
  cpu: /^(ядр|ядер|vcpu|cpu|cores?$|процессор|проц$|цпу$)/,
  ram: /^(ram|озу|памят|оператив)/,
  disk: /^(диск|ssd|nvme|hdd|disk)/,
  gb: /^(гб|gb|гиг|г$|g$)/,
  tb: /^(тб|tb|терабайт)/,
  roubles: /^(₽|руб|р$)/,
} as const;

/** Where a number of GB stands without a word for what it is, more than this is no memory. */
const MOST_MEMORY_GB = 64;
const GB_IN_TB = 1024;
/** мск, спб, usa. */
const LONGEST_ABBREVIATION = 3;
const MOST: Record<Amount, number> = { cpu: 256, ramGb: 4096, diskGb: 100_000, maxPrice: 999_999 };

/**
 * The server that a query asks for, or `undefined` when it asks for something else, too: «swap 8 гб ubuntu» is a question
 * for an article. Typed on the other keyboard layout it means the same.
 */
export function readRequirements(query: string): Requirements | undefined {
  return read(query) ?? read(onOtherLayout(query));
}

function read(query: string): Requirements | undefined {
  const tokens = tokensOf(query);
  const found: Requirements = {};
  for (let at = 0; at < tokens.length; ) {
    const taken =
      readFigures(tokens, at, found) ?? readAmount(tokens, at, found) ?? readWord(tokens, at, found);
    if (taken === undefined) return undefined;
    at += taken;
  }
  const { cpu, ramGb, diskGb } = found;
  return [cpu, ramGb, diskGb].some((amount) => amount !== undefined) ? found : undefined;
}

/** Numbers and words apart, also where they are written together: `8gb`; figures of a whole server, `4/8/80`, as one. */
function tokensOf(query: string): string[] {
  // «до 2 000 ₽» is one number.
  const spelt = query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1');
  return spelt.match(/\d+(?:\/\d+){1,2}|\d+(?:[.,]\d+)?|\p{L}+|₽/gu) ?? [];
}

/** `4/8/80`: cores, memory and disk, as administrators write them. Gives how many tokens it has read, as all readers do. */
function readFigures(tokens: readonly string[], at: number, found: Requirements): number | undefined {
  // «Поддержка 24/7» is no server.
  if (tokens[at] === '24/7') return undefined;
  const [cpu, ram, disk] = tokens[at]?.split('/') ?? [];
  if (!keep(found, 'cpu', ram && cpu) || !keep(found, 'ramGb', ram)) return undefined;
  return disk === undefined || keep(found, 'diskGb', disk) ? 1 : undefined;
}

function readAmount(tokens: readonly string[], at: number, found: Requirements): number | undefined {
  const [number = '', unit = ''] = tokens.slice(at, at + 2);
  if (!/^\d/.test(number)) return undefined;
  if (UNITS.cpu.test(unit)) return keep(found, 'cpu', number) ? 2 : undefined;
  if (UNITS.roubles.test(unit)) return keep(found, 'maxPrice', number) ? 2 : undefined;
  const isTb = UNITS.tb.test(unit);
  if (!isTb && !UNITS.gb.test(unit)) return undefined;
  const gb = toNumber(number) * (isTb ? GB_IN_TB : 1);
  const named = kindOfMemory(tokens[namesComeFirst(tokens) ? at - 1 : at + 2]);
  const kind = named ?? (isTb || gb > MOST_MEMORY_GB || found.ramGb !== undefined ? 'diskGb' : 'ramGb');
  return keep(found, kind, String(gb)) ? 2 : undefined;
}

/** «ОЗУ 8 ГБ, диск 80 ГБ» or «8 ГБ ОЗУ, 80 ГБ диск»: nobody changes over in the middle. */
function namesComeFirst(tokens: readonly string[]): boolean {
  const name = tokens.findIndex(kindOfMemory);
  return name >= 0 && name < tokens.findIndex((token) => /^\d/.test(token));
}

function kindOfMemory(word = ''): 'ramGb' | 'diskGb' | undefined {
  if (UNITS.ram.test(word)) return 'ramGb';
  return UNITS.disk.test(word) ? 'diskGb' : undefined;
}

function readWord(tokens: readonly string[], at: number, found: Requirements): number | undefined {
  const word = tokens[at] ?? '';
  const location = locationNamed(word);
  if (location) {
    if (found.location && found.location !== location) return undefined;
    found.location = location;
    return 1;
  }
  if (word === 'до') return keep(found, 'maxPrice', tokens[at + 1]) ? 2 : undefined;
  return SERVER_WORDS.test(word) || UNITS.roubles.test(word) || kindOfMemory(word) ? 1 : undefined;
}

/** Names stand in any case, «в Москве», «из Петербурга», so they are known by their beginnings; a short one is all of a word. */
function locationNamed(word: string): LocationCode | undefined {
  const isMeant = (name: string) =>
    name.length > LONGEST_ABBREVIATION ? word.startsWith(name) : word === name;
  return taxonomy().locations.find(({ searchWords }) => searchWords?.some(isMeant))?.code;
}

/** Keeps an amount that can be one; the same asked for twice is no question we understand. */
function keep(found: Requirements, kind: Amount, number: string | undefined): boolean {
  const amount = Math.ceil(toNumber(number ?? ''));
  if (!(amount > 0) || amount > MOST[kind] || found[kind] !== undefined) return false;
  found[kind] = amount;
  return true;
}

function toNumber(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}
