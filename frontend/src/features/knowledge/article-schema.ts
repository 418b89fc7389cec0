import {
  BLOCKS,
  ELEMENTS,
  mayHave,
  maySay,
  type Piece,
  pieceNamed,
  pieceOf,
  TEXT,
  WORDS,
} from '@vitrina/content-contract/article-format';
import { LINK_BEGINNINGS, PICTURE_BEGINNINGS } from '@vitrina/content-contract/article-format-values';
import type { Element, Root } from 'hast';
import type { Options } from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';

const BLOCK = 'dataBlock';

/** Attributes whose property in a tree is not their name with its dashes taken out. */
const PROPERTIES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

const elementsOfBlocks = [...new Set(Object.values(BLOCKS).map(({ element }) => element))];

/**
 * What the text of an article may consist of, as rehype-sanitize wants to know it: all of the format and nothing else. It goes by elements,
 * and so it cannot tell two blocks of one element apart; `keepPieces` does that afterwards.
 */
export const ARTICLE_SCHEMA: Options = {
  tagNames: [...Object.keys(ELEMENTS), ...elementsOfBlocks],
  attributes: {
    ...Object.fromEntries(Object.entries(ELEMENTS).map(([name, piece]) => [name, definitionsOf([piece])])),
    ...Object.fromEntries(elementsOfBlocks.map((element) => [element, definitionsOfBlocks(element)])),
  },
  protocols: { href: schemesOf(LINK_BEGINNINGS), src: schemesOf(PICTURE_BEGINNINGS) },
  ancestors: ancestors(),
  // Nothing has a name or an id before the site gives headings theirs.
  ...{ clobber: [], required: {}, allowComments: false, allowDoctypes: false },
  // Their content goes with them; of other forbidden elements it stays. A style sheet would be read as prose, and what
  // stands in a picture or a formula may break the rules of HTML: an `<input>` with children there stops React.
  strip: ['script', 'style', 'svg', 'math'],
};

type Definition = [property: string, ...values: (string | RegExp)[]];

function definitionsOf(pieces: readonly Piece[]): Definition[] {
  return pieces.flatMap(({ attributes }) =>
    Object.entries(attributes ?? {}).map(([name, values]): Definition => [propertyOf(name), values]),
  );
}

function definitionsOfBlocks(element: string): Definition[] {
  const blocks = Object.entries(BLOCKS).filter(([, block]) => block.element === element);
  return [[BLOCK, ...blocks.map(([name]) => name)], ...definitionsOf(blocks.map(([, block]) => block))];
}

/** A part of a list or a table would break out of the page without it; words, and pictures of older texts, stand anywhere. */
function ancestors(): Record<string, string[]> {
  const anywhere = [...TEXT.holds, ...WORDS, 'img'];
  const parts = Object.keys(ELEMENTS).filter((name) => !anywhere.includes(name));
  const holders = parts.map((part): [string, string[]] => [
    part,
    Object.keys(ELEMENTS).filter((name) => ELEMENTS[name]?.holds.includes(part)),
  ]);
  return Object.fromEntries(holders);
}

function schemesOf(beginnings: readonly string[]): string[] {
  return beginnings.flatMap((beginning) => /^([a-z]+):/.exec(beginning)?.[1] ?? []);
}

/**
 * Of a tree that was sanitized only what articles have: an element of blocks without a block's name leaves its content, and what a
 * piece may not say where it stands is taken off.
 */
export function keepPieces(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const block = element.properties[BLOCK];
    const name = pieceOf(element.tagName, typeof block === 'string' ? block : undefined);
    const piece = name === undefined ? undefined : pieceNamed(name);
    if (piece !== undefined) {
      keepAttributes(element, piece, parent?.type === 'element' ? parent.tagName : '');
      return undefined;
    }
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
}

function keepAttributes(element: Element, piece: Piece, parent: string): void {
  const kept = Object.keys(piece.attributes ?? {}).flatMap((attribute) => {
    const property = propertyOf(attribute);
    const value = element.properties[property];
    if (value === null || value === undefined || !mayHave(piece, parent, attribute)) return [];
    return maySay(piece, attribute, Array.isArray(value) ? value.join(' ') : String(value))
      ? [[property, value] as const]
      : [];
  });
  const block = element.properties[BLOCK];
  element.properties = { ...(block === undefined ? {} : { [BLOCK]: block }), ...Object.fromEntries(kept) };
}

function propertyOf(attribute: string): string {
  return PROPERTIES[attribute] ?? attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
