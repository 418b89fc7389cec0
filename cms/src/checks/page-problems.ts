import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
import { type Fields, rowsIn, textIn } from './fields';
import { blocks, type Problem, warns } from './problem';

/** Services, solutions and pages at addresses of their own: what is built from blocks. */
export function pageProblems(page: Fields): Problem[] {
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

function isHero(block: Fields): boolean {
  return block.__component === 'blocks.hero';
}
