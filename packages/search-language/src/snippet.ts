import { isAskedBy } from './matched-terms';
import type { AskedWord } from './read-query';
import { fold, words } from './words';

const MOST_CHARACTERS = 220;
/** A hit in a long sentence keeps so much of what stands before it. */
const BEFORE = 60;

/**
 * The sentence of a text that has the most of the words of a query, or as much of a long one as fits around them; `undefined`
 * where none is.
 */
export function snippetOf(text: string, asked: readonly AskedWord[]): string | undefined {
  const folded = fold(text);
  // Where a letter is longer in lower case, places would not be those of the text.
  if (folded.length !== text.length) return undefined;
  let best: { start: number; end: number; hit: number; score: number } | undefined;
  let lookedAt = 0;
  for (const { index } of folded.matchAll(beginnings(asked))) {
    // A sentence is looked at once, however often it is hit.
    if (index < lookedAt) continue;
    const { start, end } = sentenceAround(text, index);
    lookedAt = end;
    const found = words(text.slice(start, end));
    const score = asked.filter((word) => found.some(({ term }) => isAskedBy(word, term))).length;
    if (score > (best?.score ?? 0)) best = { start, end, hit: index, score };
    if (best?.score === asked.length) break;
  }
  return best && cut(text, best);
}

/** Where a word of a text begins as a term does. */
function beginnings(asked: readonly AskedWord[]): RegExp {
  const terms = new Set(asked.flat(3).map(({ term }) => term));
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${longestFirst.join('|')})`, 'gu');
}

function sentenceAround(text: string, place: number): { start: number; end: number } {
  const earliest = Math.max(0, place - MOST_CHARACTERS);
  const before = [...text.slice(earliest, place).matchAll(/[.!?…]\s+|\n/g)].at(-1);
  const after = /[.!?…](?=\s|$)|\n/.exec(text.slice(place, place + MOST_CHARACTERS));
  return {
    start: before ? earliest + before.index + before[0].length : earliest,
    end: after ? place + after.index + after[0].length : Math.min(text.length, place + MOST_CHARACTERS),
  };
}

function cut(text: string, { start, end, hit }: { start: number; end: number; hit: number }): string {
  const isLong = end - start > MOST_CHARACTERS;
  const from = isLong ? afterSpace(text, Math.max(start, hit - BEFORE)) : start;
  const until = isLong && from + MOST_CHARACTERS < end ? beforeSpace(text, from + MOST_CHARACTERS, hit) : end;
  const isWholeBefore = from === 0 || /[.!?…\n]\s*$/.test(text.slice(Math.max(0, from - 4), from));
  const isWholeAfter = until === text.length || /[.!?…\n:;]\s*$/.test(text.slice(until - 1, until));
  const shown = text.slice(from, until).replace(/\s+/g, ' ').trim();
  return `${isWholeBefore ? '' : '…'}${shown}${isWholeAfter ? '' : '…'}`;
}

function afterSpace(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return place === 0 || space < 0 || space - place > 30 ? place : space + 1;
}

function beforeSpace(text: string, place: number, least: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > least ? space : place;
}
