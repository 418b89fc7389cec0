import { isLanguage, LANGUAGES, type Language, type SpokenLanguage } from '~/messages/language';
import { isBuilding, languagesSetting } from './env';

/** In which languages the shop speaks; the addresses of the first have no prefix. */
export function shopLanguages(): readonly [Language, ...Language[]] {
  const [first = LANGUAGES[0], ...others] = languagesSetting().split(',').filter(isLanguage);
  return [first, ...others];
}

/** Each of them with what its addresses begin with. */
export function spokenLanguages(): SpokenLanguage[] {
  return shopLanguages().map((language, index) => ({ language, prefix: index === 0 ? '' : `/${language}` }));
}

export function firstLanguage(): SpokenLanguage {
  return { language: shopLanguages()[0], prefix: '' };
}

/** The language of a page that Next.js makes, by what it calls its locale. */
export function languageOfPage(locale: string | undefined): SpokenLanguage {
  // A build has the pages of every language; which of them a shop speaks, it says where it runs.
  if (isBuilding() && isLanguage(locale)) return { language: locale, prefix: `/${locale}` };
  return spokenLanguages().find(({ prefix }) => prefix === `/${locale}`) ?? firstLanguage();
}
