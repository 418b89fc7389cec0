import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
import { findFaults } from '../article-format/check-article';
import { type Fields, fieldsOf, numberIn, textIn } from './fields';
import type { Known } from './known';
import { presetProblems } from './preset-problems';
import { blocks, type Problem, warns } from './problem';
import { readTextParts, type TextParts } from './text-parts';

const LIBRARY = '/assets/';

export function articleProblems(article: Fields, known: Known): Problem[] {
  const text = textIn(article, 'text');
  const parts = readTextParts(text);
  return [
    ...leadProblems(article, known),
    ...seriesProblems(article, known),
    ...(text !== '' && parts.words.trim() !== '' ? [] : [EMPTY]),
    ...findFaults(text).map(({ code, message, place }) =>
      blocks(`text-${code}`, message, { field: 'text', near: place }),
    ),
    ...headingProblems(parts),
    ...pictureProblems(parts, known),
    ...languageProblems(parts),
    ...parts.tariffs.flatMap(({ preset, near }) => presetProblems(preset, known, { field: 'text', near })),
    ...referenceProblems(parts, known),
  ];
}

const EMPTY = blocks('empty-text', 'В статье нет текста.', { field: 'text' });

function leadProblems(article: Fields, known: Known): Problem[] {
  const cover = fieldsOf(article.image);
  const [namesake] = known.namesakes;
  return [
    ...(textIn(article, 'description') === ''
      ? [
          blocks('no-description', 'Нет краткого описания: с ним статью показывают списки и поиск.', {
            field: 'description',
          }),
        ]
      : []),
    ...(cover !== undefined && textIn(cover, 'alternativeText') === ''
      ? [
          blocks('no-alt', 'У обложки нет описания для тех, кто её не видит: заполните его в медиатеке.', {
            field: 'image',
            near: textIn(cover, 'name'),
          }),
        ]
      : []),
    ...(isEmptyRelation(article.topic) && isEmptyRelation(article.category)
      ? [
          warns(
            'no-section',
            'Нет ни темы, ни рубрики: статья попадёт в общий список блога, а в разделе её не найдут.',
            {
              field: 'topic',
            },
          ),
        ]
      : []),
    ...(namesake === undefined ? [] : [warns('same-title', sameTitle(namesake), { field: 'title' })]),
  ];
}

function seriesProblems(article: Fields, { atItsPlace: [other] }: Known): Problem[] {
  if (isEmptyRelation(article.series)) return [];
  const place = { field: 'series_part' };
  if (numberIn(article, 'series_part') === undefined)
    return [blocks('no-series-part', 'Статья стоит в серии, но не указано, какая она часть.', place)];
  // Two articles trade places one after the other, so this cannot be refused.
  return other === undefined
    ? []
    : [warns('same-series-part', `Эта часть серии уже есть: статья «${other}».`, place)];
}

/** An article is told from its namesake by its address, which a draft need not have. */
function sameTitle(address: string): string {
  return address === ''
    ? 'Так же называется черновик, у которого ещё нет адреса.'
    : `Так же называется статья «${address}».`;
}

function headingProblems({ headings }: TextParts): Problem[] {
  let former = 1;
  return headings.flatMap(({ level, words, near }) => {
    const place = { field: 'text', near };
    const problems: Problem[] = [];
    if (words === '') problems.push(blocks('empty-heading', 'Заголовок без слов.', place));
    else if (level > former + 1)
      problems.push(
        blocks(
          'skipped-heading',
          `После заголовка ${former} идёт заголовок ${level}: уровень пропущен.`,
          place,
        ),
      );
    former = level;
    return problems;
  });
}

function pictureProblems({ pictures }: TextParts, known: Known): Problem[] {
  return pictures.flatMap(({ src, alt, near }) => {
    const file = src.startsWith(LIBRARY) ? src.slice(LIBRARY.length) : undefined;
    const place = { field: 'text', near };
    return [
      ...(alt === ''
        ? [blocks('no-alt', 'У картинки в тексте нет описания для тех, кто её не видит.', place)]
        : []),
      ...(file !== undefined && !known.files.has(file)
        ? [blocks('no-picture', `Картинки ${file} нет в медиатеке.`, place)]
        : []),
    ];
  });
}

function languageProblems({ listings }: TextParts): Problem[] {
  return listings.flatMap(({ language, near }) =>
    language === undefined || CODE_LANGUAGES.some((known) => known.language === language)
      ? []
      : [
          blocks('unknown-language', `Язык кода «${language}» неизвестен: выберите его из списка.`, {
            field: 'text',
            near,
          }),
        ],
  );
}

function referenceProblems({ references }: TextParts, known: Known): Problem[] {
  return references.flatMap(({ article, words }) => {
    const place = { field: 'text', near: words };
    const target = known.articles.get(article);
    if (target === undefined) return [blocks('lost-article', 'Ссылка ведёт на удалённую статью.', place)];
    return target.isPublished
      ? []
      : [blocks('hidden-article', `Ссылка ведёт на неопубликованную статью «${target.title}».`, place)];
  });
}

/** An entry, a list, or what the panel's form holds of a relation nobody touched. */
function isEmptyRelation(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
