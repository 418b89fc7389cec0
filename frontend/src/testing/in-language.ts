import type { Language } from '~/messages/language';
import { inPresentLanguage } from '~/runtime/present-language';

/** What is made for who reads in a language, which is the shop's first if it is Russian. */
export function inLanguage<Value>(language: Language, make: () => Value): Value {
  return inPresentLanguage({ language, prefix: language === 'ru' ? '' : `/${language}` }, make);
}
