import type { Alternative, AskedWord } from './read-query';

/** The terms of a document that fits, with spaces between them, from what says most about it to what says least. */
export interface ScoredTerms {
  title: string;
  /** Of words that find it without being shown. */
  keywords: string;
  /** Of a sentence about it. */
  lead: string;
  /** Those that its text uses again and again. */
  often: string;
}

const WEIGHTS: Record<keyof ScoredTerms, number> = { title: 4, keywords: 2, lead: 1, often: 0.7 };
const FIELDS = ['title', 'keywords', 'lead', 'often'] as const;
/** What has a word nowhere else has it somewhere in its text. */
const IN_TEXT = 0.4;
/** A longer word that begins as was asked. */
const BEGINNING = 0.6;
/** A title of so many words is an ordinary one; in a shorter one a word says more. */
const [USUAL_TITLE, LONGEST_TITLE] = [6, 12];

/**
 * How well a document fits that was found by these words, for scores of any engine to be comparable: the sum over the words
 * of how sure the best reading is and how much the place says in which it stands. `isSurelyThere` says whether each word
 * has to be in the text when it is in no field.
 */
export function scoreOf(
  fields: ScoredTerms,
  asked: readonly AskedWord[],
  isSurelyThere: (place: number) => boolean = () => true,
): number {
  const terms = FIELDS.map((name) => {
    const found = new Set(fields[name].split(' '));
    return { terms: found, weight: WEIGHTS[name] * (name === 'title' ? tellingOf(found.size) : 1) };
  });
  const ofAlternative = ({ term, isPrefix, weight }: Alternative) =>
    Math.max(...terms.map((field) => field.weight * weight * fit(field.terms, term, isPrefix)));
  const ofWord = (word: AskedWord) =>
    Math.max(
      0,
      ...word.map((reading) => Math.min(...reading.map((part) => Math.max(0, ...part.map(ofAlternative))))),
    );
  return asked.reduce((sum, word, place) => sum + (ofWord(word) || (isSurelyThere(place) ? IN_TEXT : 0)), 0);
}

function tellingOf(size: number): number {
  return 2 / (1 + Math.min(size, LONGEST_TITLE) / USUAL_TITLE);
}

function fit(terms: ReadonlySet<string>, term: string, isPrefix: boolean): number {
  if (terms.has(term)) return 1;
  if (!isPrefix) return 0;
  for (const known of terms) if (known.startsWith(term)) return BEGINNING;
  return 0;
}

/**
 * The best first, in steps: scores also differ by what hardly matters, and what is nearly as good as the best keeps its
 * order, the newest article or the cheapest tariff first. `least` is how many times better is better.
 */
export function inSteps<Found>(
  found: readonly Found[],
  score: (one: Found) => number,
  least: number,
): Found[] {
  const best = Math.max(...found.map(score));
  // Equal scores are one step, whatever a division makes of them.
  const step = (one: Found) => Math.floor(Math.log(best / score(one)) / Math.log(least) + 1e-9);
  return found.toSorted((one, other) => step(one) - step(other));
}
