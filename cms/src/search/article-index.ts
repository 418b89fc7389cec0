import type { AskedWord, ScoredTerms } from '@vitrina/search-language';
import type { Sql } from './sql';

/** A published article as the index knows it. */
export interface IndexedArticle {
  documentId: string;
  /** Changes whenever anything below does. */
  fingerprint: string;
  /** Milliseconds since 1970: of articles that fit equally well the newest is first. */
  published: number;
  /** On the site. */
  address: string;
  /** The address of the list that it stands in, and the name of that. */
  section: string;
  sectionName: string;
  title: string;
  /** A sentence about it. */
  lead: string;
  /** Words that find it without being shown. */
  keywords: string;
  /** Its text without markup. */
  text: string;
}

/** The terms of an article that fits, for comparison with others. */
export interface Candidate extends ScoredTerms {
  id: number;
  published: number;
}

/** What is shown of an article. */
export type ShownArticle = Pick<
  IndexedArticle,
  'address' | 'section' | 'sectionName' | 'title' | 'lead' | 'text'
>;

/** What has to be there: of each of these lists one word. */
export type Condition = readonly (readonly AskedWord[])[];

/** Where the words have to stand: in the title, in what is known besides the text, or anywhere. */
export type Place = 'title' | 'head' | 'anywhere';

/** How many articles of a list fit. */
export interface SectionCount {
  section: string;
  name: string;
  count: number;
}

/**
 * The index of published articles in the database of the CMS: the terms of `@vitrina/search-language`, in the full text of the
 * database. Writing takes the transaction of the change it belongs to.
 */
export interface ArticleIndex {
  /** Makes its tables where they are missing. */
  prepare(): Promise<void>;
  /** Puts an article, in the place of what was known of it; a `fresh` one only where nothing is. */
  put(article: IndexedArticle, sql: Sql, only?: 'fresh'): Promise<void>;
  remove(documentId: string, sql: Sql): Promise<void>;
  /** The fingerprints of all articles, by their documents. */
  fingerprints(): Promise<Map<string, string>>;
  /** That of one article, which nobody else changes until the transaction ends. */
  lock(documentId: string, sql: Sql): Promise<string | undefined>;
  /** Adds terms to those in which typos are mended. */
  learn(terms: readonly string[]): Promise<void>;
  /** Answers the questions of one search. */
  reading<Value>(work: (reader: ArticleReader) => Promise<Value>): Promise<Value>;
}

export interface ArticleReader {
  /** The terms that were learned after the one with this number, in their order. */
  termsSince(id: number): Promise<{ id: number; word: string }[]>;
  /** In how many articles a word is, counted up to a limit. */
  amount(word: AskedWord, limit: number): Promise<number>;
  /** So many articles fit, list by list. */
  sections(condition: Condition): Promise<SectionCount[]>;
  /** The newest that fit. */
  newest(condition: Condition, place: Place, limit: number, section?: string): Promise<Candidate[]>;
  /** The documents of the newest that fit anywhere. */
  documents(condition: Condition, limit: number): Promise<string[]>;
  /** Articles by their ids. */
  articles(ids: readonly number[]): Promise<Map<number, ShownArticle>>;
}
