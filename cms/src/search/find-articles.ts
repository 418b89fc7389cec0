import {
  type AskedWord,
  inSteps,
  matchedTerms,
  rarestWords,
  readWord,
  scoreOf,
  snippetOf,
  typedWords,
  Vocabulary,
} from '@vitrina/search-language';
import { currentLanguage } from '../languages/languages';
import type {
  ArticleIndex,
  ArticleReader,
  Candidate,
  Condition,
  Place,
  SectionCount,
  ShownArticle,
} from './article-index';

/** So many of the best can be looked through, page by page; who needs more asks more exactly. */
export const MOST_BROWSED = 200;
const MOST_CHARACTERS = 100;
/** So many times better is better; of the rest the newest is first. */
const BETTER = 1.15;
/** Words of more articles than this are all equally common. */
const MOST_COUNTED = 1_000;

export interface Question {
  query: string;
  /**
   * The places of the words of which one has to be there, when nothing anywhere has all of them: who searches more than
   * articles knows which are rarest.
   */
  need?: readonly number[];
  /** The address of a list, to find only what stands in it. */
  section?: string;
  start: number;
  limit: number;
}

/** How the best articles fit: by all words as they stand, by all with typos mended, by the rarest of them, or not at all. */
export type Fit = 'exact' | 'mended' | 'some' | 'none';

export interface FoundArticles {
  fit: Fit;
  /** How many articles have each word of the query; empty where all have all. */
  counts: number[];
  /** How many fit, in all lists. */
  total: number;
  sections: SectionCount[];
  hits: FoundArticle[];
}

export interface FoundArticle extends Omit<ShownArticle, 'text'> {
  /** The sentence of the text in which most was found; empty where nothing was. */
  snippet: string;
  /** What of title, lead and snippet was found. */
  terms: string[];
  /** As `scoreOf` gives it. */
  score: number;
}

/** Answers questions from an index. */
export function articleSearch(index: ArticleIndex): (question: Question) => Promise<FoundArticles> {
  const vocabularies = new Map<string, ReturnType<typeof growingVocabulary>>();
  return (question) => {
    const language = currentLanguage();
    const vocabulary = vocabularies.get(language) ?? growingVocabulary();
    vocabularies.set(language, vocabulary);
    const typed = typedWords([...question.query].slice(0, MOST_CHARACTERS).join(''));
    if (typed.length === 0) return Promise.resolve(NOTHING);
    return index.reading((reader) => findWords(reader, typed, question, () => vocabulary(reader)));
  };
}

/** The documents of the newest published articles that have all words of a query, in any of their forms. */
export async function documentsWith(index: ArticleIndex, query: string, limit: number): Promise<string[]> {
  const typed = typedWords([...query].slice(0, MOST_CHARACTERS).join(''));
  if (typed.length === 0) return [];
  return index.reading((reader) => reader.documents(each(typed.map((word) => readWord(word))), limit));
}

async function findWords(
  reader: ArticleReader,
  typed: readonly string[],
  { need, ...shown }: Question,
  vocabulary: () => Promise<Vocabulary>,
): Promise<FoundArticles> {
  if (need === undefined) {
    const asked = typed.map((word) => readWord(word));
    const exact = await show(reader, { fit: 'exact', condition: each(asked), asked, ...shown });
    if (exact.fit !== 'none') return exact;
  }
  const known: KnownWord[] = [];
  for (const word of typed) known.push(await mend(reader, word, vocabulary));
  const counts = known.map(({ count }) => count);
  const asked = known.map(({ word }) => word);
  if (need === undefined && counts.every((count) => count > 0) && known.some(({ isMended }) => isMended)) {
    const mended = await show(reader, { fit: 'mended', condition: each(asked), asked, ...shown });
    if (mended.fit !== 'none') return { ...mended, counts };
  }
  const wanted = (need ?? rarestWords(counts)).filter((place) => counts[place]);
  const rarest = asked.filter((_, place) => wanted.includes(place));
  if (rarest.length === 0) return { ...NOTHING, counts };
  const others = asked.filter((_, place) => counts[place] && !wanted.includes(place));
  const found = await show(reader, { fit: 'some', condition: [rarest], others, asked, ...shown });
  return { ...found, counts };
}

interface KnownWord {
  word: AskedWord;
  count: number;
  isMended: boolean;
}

/** What finds nothing as it stands is read once more with its typos mended. */
async function mend(
  reader: ArticleReader,
  typed: string,
  vocabulary: () => Promise<Vocabulary>,
): Promise<KnownWord> {
  const word = readWord(typed);
  const count = await reader.amount(word, MOST_COUNTED);
  if (count > 0) return { word, count, isMended: false };
  const terms = await vocabulary();
  const mended = readWord(typed, (term) => terms.near(term));
  const isMended = mended.flat(2).length > word.flat(2).length;
  return { word: mended, count: isMended ? await reader.amount(mended, MOST_COUNTED) : 0, isMended };
}

const NOTHING: FoundArticles = { fit: 'none', counts: [], total: 0, sections: [], hits: [] };

/** The terms that have been learned by now; those that came since the last question are read. */
function growingVocabulary(): (reader: ArticleReader) => Promise<Vocabulary> {
  const vocabulary = new Vocabulary();
  let newest = 0;
  return async (reader) => {
    const fresh = await reader.termsSince(newest);
    vocabulary.add(fresh.map(({ word }) => word));
    newest = Math.max(newest, fresh.at(-1)?.id ?? 0);
    return vocabulary;
  };
}

interface Shown extends Pick<Question, 'section' | 'start' | 'limit'> {
  fit: Fit;
  condition: Condition;
  /** The words of the query, by which hits are compared and marked. */
  asked: readonly AskedWord[];
  /** Words that need not be there; whoever has one is looked at first. */
  others?: readonly AskedWord[];
}

async function show(
  reader: ArticleReader,
  { fit, condition, asked, others = [], section, start, limit }: Shown,
): Promise<FoundArticles> {
  const sections = await reader.sections(condition);
  const total = sum(section === undefined ? sections : sections.filter((one) => one.section === section));
  if (total === 0) return { ...NOTHING, sections, fit: sections.length > 0 ? fit : 'none' };
  const conditions = others.length > 0 ? [[...condition, others], condition] : [condition];
  const candidates = await bestCandidates(reader, conditions, section);
  const scored = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(candidate, asked, () => fit !== 'some'),
  }));
  const best = inSteps(scored, ({ score }) => score, BETTER).slice(
    start,
    Math.min(start + limit, MOST_BROWSED),
  );
  const articles = await reader.articles(best.map(({ candidate }) => candidate.id));
  return {
    ...{ fit, counts: [], total, sections },
    hits: best.flatMap(({ candidate, score }) => {
      const article = articles.get(candidate.id);
      return article ? [toHit(article, score, asked)] : [];
    }),
  };
}

/**
 * As many as can be looked through: those first that have all in the title, then in the head, then anywhere, each time the
 * newest. Only these are compared word by word, so a word that stands in every article costs no more than another.
 */
async function bestCandidates(
  reader: ArticleReader,
  conditions: readonly Condition[],
  section: string | undefined,
): Promise<Candidate[]> {
  const found = new Map<number, Candidate>();
  for (const condition of conditions) {
    for (const place of ['title', 'head', 'anywhere'] satisfies Place[]) {
      if (found.size >= MOST_BROWSED) return [...found.values()];
      for (const candidate of await reader.newest(condition, place, MOST_BROWSED, section))
        if (found.size < MOST_BROWSED && !found.has(candidate.id)) found.set(candidate.id, candidate);
    }
  }
  return [...found.values()].sort((one, other) => other.published - one.published);
}

function toHit({ text, ...article }: ShownArticle, score: number, asked: readonly AskedWord[]): FoundArticle {
  const snippet = snippetOf(text, asked) ?? '';
  const terms = matchedTerms([article.title, article.lead, snippet], asked);
  return { ...article, snippet, terms, score };
}

/** Of each list of one word there has to be one. */
function each(words: readonly AskedWord[]): Condition {
  return words.map((word) => [word]);
}

function sum(sections: readonly SectionCount[]): number {
  return sections.reduce((total, { count }) => total + count, 0);
}
