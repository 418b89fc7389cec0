import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
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
  return rowsIn(page, 'blocks').some((block) => listOf(block) !== undefined);
}

/** The price lists that stand beside a configurator. */
const LIST_OF_CONFIGURATOR: Readonly<Record<string, string>> = {
  server: 'cloud_servers',
  s3: 's3',
  dedicated: 'dedicated_servers',
};

/** The price list that a block is about, by its name in blocks. */
function listOf(block: Fields): string | undefined {
  const product = textIn(block, 'product');
  if (block.__component === 'blocks.live-tariffs') return product || undefined;
  return block.__component === 'blocks.configurator' ? LIST_OF_CONFIGURATOR[product] : undefined;
}

/** What the provider does not sell stands nowhere on the site (docs/decisions/0093). */
function unsoldProblems(block: Fields, index: number, { servers }: Pick<Known, 'servers'>): Problem[] {
  const list = listOf(block);
  if (list === undefined || servers === 'unknown' || servers.sells === undefined || servers.sells.has(list))
    return [];
  const words =
    'Провайдер этого не продаёт: на сайте блока не будет, а страницы такого продукта нет ни в меню, ни по адресу.';
  return [
    warns('not-sold', words, {
      ...{ field: 'blocks', path: `blocks.${index}.product`, near: textIn(block, 'title') },
    }),
  ];
}

function isHero(block: Fields): boolean {
  return block.__component === 'blocks.hero';
}
