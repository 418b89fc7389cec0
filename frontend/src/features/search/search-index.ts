import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { typedWords, wordQuery } from './word-query';
import { words } from './words';

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
  /** A few words beside the title: a topic or a price. */
  note: string;
  /** A query that finds it, to offer a visitor who has none. */
  suggestion: string;
}

/** A found document and the terms by which it was found. */
export interface SearchHit {
  document: SearchDocument;
  terms: ReadonlySet<string>;
}

/** What was found of one kind, the best first. */
export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
}

export interface SearchIndex {
  /**
   * The groups of what fits all words of a query; if nothing does, of what fits the rarest of them, the more of the
   * others the better. Typos are forgiven in a word that finds nothing. The group with the best hit is first.
   */
  find(query: string): SearchGroup[];
}

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

  const vocabulary = new Set(documents.flatMap(termsOf));

  function ask(typed: string): AskedWord {
    const asItStands = wordQuery(typed, NO_WORDS);
    const count = engine.search(asItStands).length;
    if (count > 0) return { query: asItStands, count };
    const forgiving = wordQuery(typed, vocabulary);
    return { query: forgiving, count: engine.search(forgiving).length };
  }

  return {
    find(query) {
      const asked = typedWords(query).map(ask);
      const all = engine.search({ combineWith: 'AND', queries: asked.map((word) => word.query) });
      return group(all.length > 0 ? all : engine.search(rarestOf(asked)), documents);
    },
  };
}

/** A word of a query, and how many documents it finds alone. */
interface AskedWord {
  query: Query;
  count: number;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * The word that few documents have says what was meant: «kubernetes цена» is not about all that has a price. What has
 * the rarest word has one of all words, too: the second part excludes nothing and only counts.
 */
function rarestOf(asked: readonly AskedWord[]): Query {
  const known = asked.filter(({ count }) => count > 0);
  const fewest = Math.min(...known.map(({ count }) => count));
  const rarest = known.filter(({ count }) => count === fewest);
  const anyOf = (some: readonly AskedWord[]): Query => ({
    combineWith: 'OR',
    queries: some.map(({ query }) => query),
  });
  return { combineWith: 'AND', queries: [anyOf(rarest), anyOf(known)] };
}

function termsOf({ title, keywords, text }: SearchDocument): string[] {
  return [title, keywords, text].flatMap((field) => words(field).map(({ term }) => term));
}

/** The engine's results are the best first, and so are the groups that they open. */
function group(found: readonly SearchResult[], documents: readonly SearchDocument[]): SearchGroup[] {
  const kindOf = ({ id }: SearchResult) => documents[id]?.kind;
  const kinds = [...new Set(found.map(kindOf))].filter((kind) => kind !== undefined);
  return kinds.map((kind) => ({
    kind,
    hits: ranked(found.filter((result) => kindOf(result) === kind)).flatMap(({ id, terms }) => {
      const document = documents[id];
      return document ? [{ document, terms: new Set(terms) }] : [];
    }),
  }));
}

/**
 * Scores also differ by how many words a title has. What is nearly as good as the best keeps the order of the
 * documents: the newest tutorial or the cheapest tariff first.
 */
function ranked(found: readonly SearchResult[]): SearchResult[] {
  const best = found[0]?.score ?? 0;
  const step = ({ score }: SearchResult) => Math.floor(Math.log(best / score) / Math.log(1.5));
  return found.toSorted((one, other) => step(one) - step(other) || one.id - other.id);
}
