import { diffArrays } from 'diff';
import type { Piece } from './difference';

/** Beyond this the texts have little in common, and marking words would help nobody. */
const PATIENCE_MS = 300;

/** Words, runs of spaces, and everything else by single characters; the library's own words end at Cyrillic letters. */
const TOKENS = /[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*|\s+|[\s\S]/gu;

/** Which words came and went between two texts. */
export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ change: 'same', text: before }];
  const changes = diffArrays(tokensOf(before), tokensOf(after), { timeout: PATIENCE_MS });
  if (changes === undefined) return replaced(before, after);
  return changes.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** How much of two texts is common, 0 to 1. */
export function likeness(pieces: readonly Piece[]): number {
  const length = (change: Piece['change']) =>
    pieces.reduce((sum, piece) => (piece.change === change ? sum + piece.text.trim().length : sum), 0);
  const same = length('same');
  const most = same + Math.max(length('removed'), length('added'));
  return most === 0 ? 1 : same / most;
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? [];
}

function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { change: 'removed', text: before },
    { change: 'added', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}
