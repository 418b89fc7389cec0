import { type MarkedPart, markedParts } from '@vitrina/search-language';
import { basisCaption } from '~/copy/price-basis-words';
import { inBasis } from '~/elements/price-basis';
import { t } from '~/messages';
import { type PriceBasis, usualBasis } from '~/price-basis/price-basis';
import { matchNote } from './match-servers';
import type { Found } from './search-everything';
import type { SearchHit, SearchKind } from './search-index';

/** A stretch of a text, and whether it was found. */
export type AnswerPart = Pick<MarkedPart, 'text' | 'isMatch'>;

/** One page that was found, or one tariff. */
export interface AnswerHit {
  title: AnswerPart[];
  /** A few words beside the title: a topic or a price. */
  note: string;
  text: AnswerPart[];
  href: string;
}

/** What is sent to a browser that asks while somebody types. */
export interface SearchAnswer {
  query: string;
  /** The group with the best hit first. */
  groups: { kind: SearchKind; title: string; note: string; hits: AnswerHit[] }[];
  /** The kinds that cannot be searched now. */
  missing: SearchKind[];
}

const HITS_OF_A_GROUP = 5;

/** The best hits of each group, without anything that only the server needs. */
export function searchAnswer(
  query: string,
  { groups, missing }: Pick<Found, 'groups' | 'missing'>,
  basis: PriceBasis = usualBasis(),
): SearchAnswer {
  return {
    query,
    groups: groups.map(({ kind, hits }) => ({
      kind,
      title: t.search.kinds[kind],
      // What its prices are prices of, said once for all of them.
      note: hits.some(({ document }) => document.prices) ? basisCaption(basis) : '',
      hits: hits.slice(0, HITS_OF_A_GROUP).map((hit) => answerHit(hit, basis)),
    })),
    missing,
  };
}

function answerHit({ document, terms }: SearchHit, basis: PriceBasis): AnswerHit {
  const { title, text } = document;
  const href = document.prices ? inBasis(document.href, basis) : document.href;
  return { title: parts(title, terms), note: matchNote(document, basis), text: parts(text, terms), href };
}

function parts(text: string, terms: readonly string[]): AnswerPart[] {
  return markedParts(text, new Set(terms)).map(({ text, isMatch }) => ({ text, isMatch }));
}
