import { withoutLanguage } from '~/messages/language-of';
import { inPresentLanguage } from '~/runtime/present-language';
import { spokenLanguages } from '~/runtime/shop-languages';

/**
 * Works for the page at an address that follows a route, such as `/api/page-image/en/services`, in its language and with its address without
 * it. What is of a language that the shop does not speak has an address of nothing.
 */
export function inLanguageOfPath<Made>(path: readonly string[], make: (address: string) => Made): Made {
  const whole = `/${path.join('/')}`;
  const { language, address } = withoutLanguage(whole);
  const spoken = spokenLanguages().find((one) => one.language === language && one.prefix !== '');
  return spoken ? inPresentLanguage(spoken, () => make(address)) : make(whole);
}
