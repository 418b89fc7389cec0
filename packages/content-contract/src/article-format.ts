import {
  ANYTHING,
  ARTICLE_ID,
  CALLOUT,
  LANGUAGE_CLASS,
  LINES,
  LINK,
  NOT_BLANK,
  PICTURE,
  PRESET,
  SCOPE,
  SPAN,
  SYSTEM,
} from './article-format-values';

/** An element of an article's text, or a block made of one. */
export interface Piece {
  /** What a person calls it. */
  caption: string;
  /** Names of what may stand directly inside; `words` are text and the elements within a line. */
  holds: readonly string[];
  /** The attributes it may have, each with what it may say. */
  attributes?: Readonly<Record<string, RegExp>>;
  /** The only piece inside of which it has attributes at all; without this any. */
  attributesIn?: string;
  /** How many elements it has at least and at most; without these any number. */
  least?: number;
  most?: number;
}

/** A piece that is an element with `data-block`, which says its name. */
export interface Block extends Piece {
  element: string;
}

/** What goes for words: it may stand wherever text may. */
export const WORDS: readonly string[] = ['strong', 'em', 's', 'code', 'a', 'br'];

const BLOCK_NAMES = ['callout', 'code-tabs', 'carousel', 'tariff'];
const SPANS = { colspan: SPAN, rowspan: SPAN };

/** The text itself, which holds everything else. */
export const TEXT: Piece = {
  caption: 'Текст статьи',
  holds: [
    ...['words', 'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'figure'],
    ...BLOCK_NAMES,
  ],
};

/** What the text of an article may consist of, by the names of elements, and nothing else. */
export const ELEMENTS: Readonly<Record<string, Piece>> = {
  p: { caption: 'Абзац', holds: ['words'] },
  h2: { caption: 'Заголовок', holds: ['words'] },
  h3: { caption: 'Заголовок', holds: ['words'] },
  h4: { caption: 'Заголовок', holds: ['words'] },
  strong: { caption: 'Полужирный текст', holds: ['words'] },
  em: { caption: 'Курсив', holds: ['words'] },
  s: { caption: 'Зачёркнутый текст', holds: ['words'] },
  code: {
    caption: 'Код в строке',
    holds: ['words'],
    attributes: { class: LANGUAGE_CLASS },
    attributesIn: 'pre',
  },
  a: { caption: 'Ссылка', holds: ['words'], attributes: { href: LINK, 'data-article': ARTICLE_ID } },
  br: { caption: 'Перенос строки', holds: [] },
  hr: { caption: 'Черта', holds: [] },
  ul: { caption: 'Список', holds: ['li'], least: 1 },
  ol: { caption: 'Список', holds: ['li'], least: 1 },
  li: {
    caption: 'Пункт списка',
    holds: ['words', 'p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'figure', ...BLOCK_NAMES],
  },
  blockquote: { caption: 'Цитата', holds: ['words', 'p', 'ul', 'ol'] },
  pre: {
    caption: 'Код',
    holds: ['code'],
    least: 1,
    most: 1,
    attributes: { 'data-title': NOT_BLANK, 'data-lines': LINES, 'data-checked': ANYTHING },
  },
  table: { caption: 'Таблица', holds: ['thead', 'tbody'], least: 1 },
  thead: { caption: 'Заголовок таблицы', holds: ['tr'], least: 1 },
  tbody: { caption: 'Тело таблицы', holds: ['tr'], least: 1 },
  tr: { caption: 'Строка таблицы', holds: ['th', 'td'], least: 1 },
  th: {
    caption: 'Ячейка таблицы',
    holds: ['words', 'p', 'ul', 'ol', 'pre'],
    attributes: { ...SPANS, scope: SCOPE },
  },
  td: { caption: 'Ячейка таблицы', holds: ['words', 'p', 'ul', 'ol', 'pre'], attributes: SPANS },
  figure: { caption: 'Картинка', holds: ['img', 'figcaption'], least: 1, most: 2 },
  img: { caption: 'Картинка', holds: [], attributes: { src: PICTURE, alt: ANYTHING } },
  figcaption: { caption: 'Подпись картинки', holds: ['words'] },
};

/** Blocks of a text by the names that `data-block` gives them. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  callout: {
    caption: 'Выноска',
    element: 'aside',
    holds: ['p', 'ul', 'ol'],
    least: 1,
    attributes: { 'data-kind': CALLOUT },
  },
  'code-tabs': { caption: 'Вкладки с кодом', element: 'div', holds: ['pre'], least: 2 },
  carousel: { caption: 'Карусель', element: 'div', holds: ['figure'], least: 1 },
  tariff: {
    caption: 'Карточка тарифа',
    element: 'div',
    holds: [],
    attributes: { 'data-preset': PRESET, 'data-os': SYSTEM },
  },
};

const PIECES: Readonly<Record<string, Piece>> = { ...ELEMENTS, ...BLOCKS };

/** The piece of that name, or `undefined` when articles have none. */
export function pieceNamed(name: string): Piece | undefined {
  return Object.hasOwn(PIECES, name) ? PIECES[name] : undefined;
}

/**
 * The name of the piece that an element is, or `undefined` when articles have none: with `data-block` that of its block, when it is
 * made of this element.
 */
export function pieceOf(element: string, block: string | undefined): string | undefined {
  if (block === undefined) return Object.hasOwn(ELEMENTS, element) ? element : undefined;
  return Object.hasOwn(BLOCKS, block) && BLOCKS[block]?.element === element ? block : undefined;
}

/** Whether that may stand directly inside of a piece. */
export function mayHold(piece: Piece, name: string): boolean {
  if (piece.holds.includes(name)) return true;
  return piece.holds.includes('words') && (name === 'words' || WORDS.includes(name));
}

/** Whether a piece that stands in `parent` may have this attribute, whatever it says. */
export function mayHave(piece: Piece, parent: string, attribute: string): boolean {
  if (piece.attributesIn !== undefined && piece.attributesIn !== parent) return false;
  return Object.hasOwn(piece.attributes ?? {}, attribute);
}

/** Whether an attribute of a piece may say this; never for an attribute that the piece has not. */
export function maySay(piece: Piece, attribute: string, value: string): boolean {
  if (!Object.hasOwn(piece.attributes ?? {}, attribute)) return false;
  return piece.attributes?.[attribute]?.test(value) ?? false;
}
