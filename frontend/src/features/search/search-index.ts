import {
  type AskedWord,
  inSteps,
  rarestWords,
  readWord,
  scoreOf,
  typedWords,
  Vocabulary,
  words,
} from '@vitrina/search-language';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { ArticleFit } from '~/content/find-articles';
import type { BasisPrices } from '~/price-basis/price-basis';
import { wordQuery } from './word-query';

export const SEARCH_KINDS = ['tutorial', 'service', 'tariff'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page, or a line of one, that can be found. */
export interface SearchDocument {
  kind: SearchKind;
  title: string;
  /** A sentence that is shown under the title. */
  text: string;
  /** Words that find it without being shown. */
  keywords: string;
  href: string;
  /** A few words beside the title: a topic. */
  note: string;
  /** In place of them the price of a tariff. */
  prices?: BasisPrices | undefined;
  /** A query that finds it, to offer a visitor who has none. */
  suggestion: string;
}

/** A found document and the terms by which it was found. */
export interface SearchHit {
  document: SearchDocument;
  terms: readonly string[];
}

/** What was found of one kind, the best first. */
export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
  /** How many were found, also where not all of them are here. */
  total: number;
  /** How well the best of them fits, as `scoreOf` tells it: by it groups are put in order. */
  score: number;
}

/** What fits a query best, and how it does. */
export interface Findings {
  fit: ArticleFit;
  /** How many documents have each word. */
  counts: number[];
  /** The group with the best hit first. */
  groups: SearchGroup[];
}

export interface SearchIndex {
  /**
   * What fits all words of a query; if nothing does, what fits the rarest of them, the more of the others the better. Typos are
   * forgiven in a word that finds nothing. `need` names the places of the words that are rarest on the whole site.
   */
  find(query: string, need?: readonly number[]): Findings;
}

/** The engine's scores also differ by how many words a title has, so it takes this much to be better. */
const BETTER = 1.5;

const BOOST = { title: 4, keywords: 2, text: 1 };

/** Reads documents once and answers queries from memory. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const engine = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: (text) => words(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      weights: { prefix: 0.6, fuzzy: 0 },
      // The leaves of a query are terms already.
      tokenize: (term) => [term],
    },
  });
  engine.addAll(documents.map((document, id) => ({ ...document, id })));

  const vocabulary = new Vocabulary();
  for (const document of documents) vocabulary.add(termsOf(document));

  function ask(typed: string): KnownWord {
    const asked = readWord(typed);
    const query: Query = wordQuery(asked);
    const count = engine.search(query).length;
    if (count > 0) return { asked, query, isMended: false, count };
    const mended = readWord(typed, (term) => vocabulary.near(term));
    const forgiving: Query = wordQuery(mended);
    return { asked: mended, query: forgiving, isMended: true, count: engine.search(forgiving).length };
  }

  return {
    find(query, need) {
      const known = typedWords(query).map(ask);
      const counts = known.map(({ count }) => count);
      const asked = known.map((word) => word.asked);
      const isWhole = need === undefined && known.length > 0 && counts.every((count) => count > 0);
      const all = isWhole ? engine.search(allOf(known)) : [];
      if (all.length > 0) {
        const fit = known.some(({ isMended }) => isMended) ? 'mended' : 'exact';
        return { fit, counts, groups: group(all, documents, asked) };
      }
      const some = engine.search(withOneOf(known, need ?? rarestWords(counts)));
      return { fit: some.length > 0 ? 'some' : 'none', counts, groups: group(some, documents, asked) };
    },
  };
}

/** A word of a query, and how many documents it finds alone. */
interface KnownWord {
  asked: AskedWord;
  query: Query;
  isMended: boolean;
  count: number;
}

function allOf(known: readonly KnownWord[]): Query {
  return { combineWith: 'AND', queries: known.map(({ query }) => query) };
}

/** What has one of these words has one of all, too: the second part excludes nothing and only counts. */
function withOneOf(known: readonly KnownWord[], places: readonly number[]): Query {
  const anyOf = (some: readonly KnownWord[]): Query => ({
    combineWith: 'OR',
    queries: some.filter(({ count }) => count > 0).map(({ query }) => query),
  });
  const wanted = known.filter((_, place) => places.includes(place));
  return { combineWith: 'AND', queries: [anyOf(wanted), anyOf(known)] };
}

function termsOf({ title, keywords, text }: SearchDocument): string[] {
  return [title, keywords, text].flatMap((field) => words(field).map(({ term }) => term));
}

/** The best of each group first. Groups are compared by what any engine would say of their best hit. */
function group(
  found: readonly SearchResult[],
  documents: readonly SearchDocument[],
  asked: readonly AskedWord[],
): SearchGroup[] {
  const groups = SEARCH_KINDS.flatMap((kind) => {
    const ofKind = found
      .filter(({ id }) => documents[id]?.kind === kind)
      .toSorted((one, other) => one.id - other.id);
    const hits = inSteps(ofKind, ({ score }) => score, BETTER).flatMap(({ id, terms }) => {
      const document = documents[id];
      return document ? [{ document, terms }] : [];
    });
    const score = Math.max(0, ...hits.map(({ document }) => scoreOf(scored(document), asked)));
    return hits.length > 0 ? [{ kind, hits, total: hits.length, score }] : [];
  });
  return bestFirst(groups);
}

export function bestFirst(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.toSorted((one, other) => other.score - one.score);
}

function scored({ title, keywords, text }: SearchDocument) {
  return { title: termLine(title), keywords: termLine(keywords), lead: termLine(text), often: '' };
}

function termLine(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join(' ');
}
