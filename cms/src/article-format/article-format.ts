import format from './article-format.json';

/** An element of an article's text, or a block made of one. */
export interface Piece {
  /** What a person calls it. */
  caption: string;
  /** Names of what may stand directly inside; `words` are text and the elements within a line. */
  holds: readonly string[];
  attributes?: readonly string[];
  /** How many elements it has at least and at most; without these any number. */
  least?: number;
  most?: number;
}

const PIECES: Readonly<Record<string, Piece>> = { ...format.elements, ...format.blocks };

/** The text itself, which holds everything else. */
export const TEXT: Piece = format.text;

/** The piece of that name, or `undefined` when articles have none. */
export function pieceNamed(name: string): Piece | undefined {
  return Object.hasOwn(PIECES, name) ? PIECES[name] : undefined;
}

/** The element a block is made of: `aside` of a callout. */
export function elementOfBlock(block: string): string | undefined {
  return Object.entries(format.blocks).find(([name]) => name === block)?.[1].element;
}

export function mayHold(piece: Piece, name: string): boolean {
  if (piece.holds.includes(name)) return true;
  return piece.holds.includes('words') && (name === 'words' || format.words.includes(name));
}

export const CALLOUT_KINDS: readonly { kind: string; caption: string }[] = format.calloutKinds;
export const CODE_LANGUAGES: readonly { language: string; caption: string }[] = format.codeLanguages;

export function isLinkAddress(address: string): boolean {
  return format.linkBeginnings.some((beginning) => address.startsWith(beginning));
}

export function isPictureAddress(address: string): boolean {
  return format.pictureBeginnings.some((beginning) => address.startsWith(beginning));
}
