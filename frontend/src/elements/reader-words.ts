import type { Messages } from '~/messages';
import type { CountedForms } from '~/messages/counted';
import { type Language, spokenLanguage } from '~/messages/language';

/** The words of figures. On a server they are those of the catalogue, in a browser the same as they stand in the page. */
export type RatingWords = Messages['knowledge']['rating'];

type Written = ReturnType<typeof writtenIn>;

/** Made when there is something to say: that takes a browser milliseconds, and at first the page is not painted yet. */
const written: Partial<Record<Language, Written>> = {};

function writtenIn(language: Language) {
  return {
    plural: new Intl.PluralRules(language),
    whole: new Intl.NumberFormat(language),
    tenth: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
  };
}

function inItsLanguage(): Written {
  const { language } = spokenLanguage();
  written[language] ??= writtenIn(language);
  return written[language];
}

/** 1 просмотр, 2 просмотра, 5 просмотров. */
export function countInWords(count: number, forms: CountedForms): string {
  const { plural, whole } = inItsLanguage();
  return filled(forms[plural.select(count)] ?? forms.one, { count: whole.format(count) });
}

/** The average with the number of votes: 4,6 из 5, 12 оценок. */
export function ratingInWords(
  { votes, rating }: { votes: number; rating: number | null },
  words: Pick<RatingWords, 'average' | 'noVotes' | 'votes'>,
): string {
  return votes > 0 && rating !== null
    ? filled(words.average, {
        rating: inItsLanguage().tenth.format(rating),
        votes: countInWords(votes, words.votes),
      })
    : words.noVotes;
}

/** A text with what stands in it between braces: `{count}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
