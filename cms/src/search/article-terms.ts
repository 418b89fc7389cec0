import { words } from '@vitrina/search-language';
import type { IndexedArticle } from './article-index';

/** A word that a text uses so many times is what it is about. */
const OFTEN = 5;
const MOST_OFTEN = 40;

/** The terms by which an article is found, field by field, each once. */
export interface ArticleTerms {
  title: string[];
  keywords: string[];
  lead: string[];
  /** Those that its text uses most. */
  often: string[];
  /** All of these. */
  head: string[];
  /** These and those of the text. */
  everything: string[];
}

export function articleTerms({ title, keywords, lead, text }: IndexedArticle): ArticleTerms {
  const head = { title: termsIn(title), keywords: termsIn(keywords), lead: termsIn(lead) };
  const counts = new Map<string, number>();
  for (const { term } of words(text)) {
    const known = cutTerm(term);
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  const often = [...counts]
    .filter(([term, count]) => count >= OFTEN && term.length > 2)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_OFTEN)
    .map(([term]) => term);
  const all = [...new Set([...head.title, ...head.keywords, ...head.lead, ...often])];
  return { ...head, often, head: all, everything: [...new Set([...all, ...counts.keys()])] };
}

/** The terms of one field as a row keeps them. */
export function line(terms: readonly string[]): string {
  return terms.join(' ');
}

/** Terms in which a typo may be mended: neither numbers nor what is too short or too long to be mistyped so. */
export function vocabularyOf({ everything }: ArticleTerms): string[] {
  return everything.filter((term) => term.length >= 4 && term.length <= 30 && !/^\p{N}+$/u.test(term));
}

function termsIn(text: string): string[] {
  return [...new Set(words(text).map(({ term }) => cutTerm(term)))];
}

/** A key or a hash in a listing is a word too, and may be longer than a database takes for one. */
function cutTerm(term: string): string {
  return term.slice(0, 100);
}
