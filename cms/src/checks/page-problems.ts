import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
import {
  LIST_OF_CONFIGURATOR,
  LIST_OF_PRESETS,
  SERVICE_OF_LIST,
  TARIFF_PRODUCTS,
} from '@vitrina/content-contract/content-names';
import { type Fields, rowsIn, textIn } from './fields';
import type { Known } from './known';
import { blocks, type Problem, warns } from './problem';

/** Services, solutions and pages at addresses of their own: what is built from blocks. */
export function pageProblems(page: Fields, known: Pick<Known, 'servers'>): Problem[] {
  const list = rowsIn(page, 'blocks');
  const [first] = list;
  const heroes = list.filter(isHero).length;
  return [
    ...(first === undefined
      ? [blocks('no-blocks', 'На странице нет ни одного блока.', { field: 'blocks' })]
      : []),
    ...(first !== undefined && !isHero(first)
      ? [warns('no-hero', 'Первым должно стоять начало страницы: в нём заголовок.', { field: 'blocks' })]
      : []),
    ...(heroes > 1
      ? [
          warns('second-headline', 'Начал страницы несколько: сайт покажет только первое.', {
            field: 'blocks',
          }),
        ]
      : []),
    ...unsoldPageProblems(page, known),
    ...list.flatMap(languageProblems),
    ...list.flatMap((block, index) => unsoldProblems(block, index, known)),
  ];
}

function languageProblems(block: Fields, index: number): Problem[] {
  const language = textIn(block, 'language');
  if (block.__component !== 'blocks.code' || language === '') return [];
  return CODE_LANGUAGES.some((known) => known.language === language)
    ? []
    : [
        blocks('unknown-language', `Язык кода «${language}» неизвестен.`, {
          field: 'blocks',
          path: `blocks.${index}.language`,
          near: textIn(block, 'title'),
        }),
      ];
}

/** Whether the provider has to be asked about a page. */
export function namesProduct(page: Fields): boolean {
  return (
    serviceListOf(page) !== undefined || rowsIn(page, 'blocks').some((block) => listOf(block) !== undefined)
  );
}

/** The price list that a block is about. */
function listOf(block: Fields): string | undefined {
  switch (block.__component) {
    case 'blocks.live-tariffs':
      return textIn(block, 'product') || undefined;
    case 'blocks.configurator':
      return listIn(LIST_OF_CONFIGURATOR, textIn(block, 'product'));
    case 'blocks.static-presets':
      return listIn(LIST_OF_PRESETS, textIn(block, 'group'));
    default:
      return undefined;
  }
}

/** The price list whose product a service sells by its address, whatever its blocks are. */
function serviceListOf(page: Fields): string | undefined {
  if (textIn(page, 'kind') !== 'service') return undefined;
  return TARIFF_PRODUCTS.find((list) => SERVICE_OF_LIST[list] === textIn(page, 'slug'));
}

function listIn(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A page of the provider's product is none on the site when the provider has no such product. */
function unsoldPageProblems(page: Fields, { servers }: Pick<Known, 'servers'>): Problem[] {
  if (!isUnsold(serviceListOf(page), servers)) return [];
  const words = 'Провайдер этого не продаёт: страницы на сайте не будет ни в меню, ни по адресу.';
  return [warns('page-not-sold', words, { field: 'slug' })];
}

function isUnsold(list: string | undefined, servers: Known['servers']): boolean {
  return list !== undefined && servers !== 'unknown' && servers.sells?.has(list) === false;
}

/** What the provider does not sell stands nowhere on the site (docs/decisions/0093). */
function unsoldProblems(block: Fields, index: number, { servers }: Pick<Known, 'servers'>): Problem[] {
  if (!isUnsold(listOf(block), servers)) return [];
  const field = block.__component === 'blocks.static-presets' ? 'group' : 'product';
  const place = { field: 'blocks', path: `blocks.${index}.${field}`, near: textIn(block, 'title') };
  return [warns('not-sold', 'Провайдер этого не продаёт: на сайте блока не будет.', place)];
}

function isHero(block: Fields): boolean {
  return block.__component === 'blocks.hero';
}
