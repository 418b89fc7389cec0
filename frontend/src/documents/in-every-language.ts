import type { Translations } from '~/content/translations';
import { inLanguageOf, withoutLanguage } from '~/messages/language-of';
import { spokenLanguages } from '~/runtime/shop-languages';

/** Of a page that is of the site itself, and so can be read in each language of the shop. */
export function inEveryLanguage(address: string): Translations {
  const { address: own } = withoutLanguage(address);
  return Object.fromEntries(spokenLanguages().map((spoken) => [spoken.language, inLanguageOf(spoken, own)]));
}
