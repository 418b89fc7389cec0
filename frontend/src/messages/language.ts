/** The languages that the site has words in, by their BCP 47 tags. */
export const LANGUAGES = ['ru', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** As who speaks it calls it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' };

/** In which the shop speaks where nothing else is said: while nobody is answered. */
const FALLBACK: Language = 'ru';

export interface SpokenLanguage {
  language: Language;
  /** What the addresses of its pages begin with: nothing of the shop's first language, `/en` of another. */
  prefix: '' | `/${Language}`;
}

const UNTOLD: SpokenLanguage = { language: FALLBACK, prefix: '' };

/** Where a server keeps how to find out for whom it is at work now (`runtime/present-language.ts`). It stands in no browser's script. */
const KEY = Symbol.for('vitrina.spoken-language');

/** In which language the page is that is being made, or shown. */
export function spokenLanguage(): SpokenLanguage {
  if (typeof document !== 'undefined') return languageOfDocument(document.documentElement);
  const ask: (() => SpokenLanguage | undefined) | undefined = Reflect.get(globalThis, KEY);
  return ask?.() ?? UNTOLD;
}

/** Has `spokenLanguage` answered by whoever knows on a server: `undefined` from them where nobody is answered. */
export function tellLanguageBy(ask: () => SpokenLanguage | undefined): void {
  Object.assign(globalThis, { [KEY]: ask });
}

export function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function languageOfDocument({ lang, dataset }: HTMLElement): SpokenLanguage {
  const language = isLanguage(lang) ? lang : FALLBACK;
  return { language, prefix: dataset.prefix === undefined ? '' : `/${language}` };
}
