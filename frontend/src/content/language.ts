import { type Language, spokenLanguage } from '~/messages/language';
import { inPresentLanguage } from '~/runtime/present-language';
import { shopLanguages, spokenLanguages } from '~/runtime/shop-languages';

/** The language in which content is asked for: that of the page which is being made. */
export function contentLanguage(): Language {
  return spokenLanguage().language;
}

/** For work that belongs to the process, and so to no page that could say in which language it is. */
export function inContentLanguage<Result>(language: Language, work: () => Result): Result {
  const spoken = spokenLanguages().find((one) => one.language === language);
  return spoken ? inPresentLanguage(spoken, work) : work();
}

/** The shop's first: what has to be shown is shown in it where nobody has translated it. */
export function usualLanguage(): Language {
  return shopLanguages()[0];
}

/** What is kept of the content under a name, in one language. */
export function keptName(name: string, language: Language): string {
  return language === usualLanguage() ? name : `${name}.${language}`;
}
