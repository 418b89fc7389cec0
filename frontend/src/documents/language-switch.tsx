import type { Translations } from '~/content/translations';
import { LANGUAGE_NAMES, spokenLanguage } from '~/messages/language';
import { spokenLanguages } from '~/runtime/shop-languages';

/** Stands for the address of the same page: the header is rendered once for all of them (kept-shell.tsx). */
const SAME_PAGE = '/same-page-in-';

/** The way to the same page in the other languages of the shop; nothing where it speaks one only. */
export function LanguageSwitch({ className }: { className: string }) {
  const { language: present } = spokenLanguage();
  return spokenLanguages()
    .filter(({ language }) => language !== present)
    .map(({ language }) => (
      <a
        key={language}
        href={`${SAME_PAGE}${language}`}
        lang={language}
        hrefLang={language}
        title={LANGUAGE_NAMES[language]}
        className={className}
      >
        {language.toUpperCase()}
      </a>
    ));
}

/** Has the switches in what was rendered lead to a page; where it is not to be had in a language, to the home page in it. */
export function leadToTranslations(html: string, translations: Translations): string {
  return spokenLanguages().reduce(
    (led, { language, prefix }) =>
      // What a visitor asks for may hold signs of HTML, and those by which a replacement is written.
      led.replaceAll(
        `"${SAME_PAGE}${language}"`,
        () => `"${inAttribute(translations[language] ?? (prefix || '/'))}"`,
      ),
    html,
  );
}

function inAttribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
