import { LANGUAGES, type SpokenLanguage } from '~/messages/language';
import { WITHOUT_PREFIX, withoutLanguage } from '~/messages/language-of';
import { firstLanguage, spokenLanguages } from '~/runtime/shop-languages';
import { isInEachLanguage, routeOf } from './route-of';

/** No page has this address. */
const NOWHERE = '/not-found/nowhere';

/** Next.js takes its names of languages in capital letters, too: pages would have addresses that nobody knows of. */
const NAMES_OF_NEXT = new RegExp(`^/(?:${[WITHOUT_PREFIX, ...LANGUAGES].join('|')})(?:$|[/?#])`, 'i');

function isOfNobody(url: string): boolean {
  return NAMES_OF_NEXT.test(url);
}

export type AskedLanguage =
  | { spoken: SpokenLanguage; url: string }
  /** Where the same is found by its own address. */
  | { location: string };

/** In which language a request asks, and as what Next.js knows what it asks for. */
export function askedLanguage(url: string): AskedLanguage {
  const { language, address } = withoutLanguage(url);
  if (language === undefined) return { spoken: firstLanguage(), url: isOfNobody(url) ? NOWHERE : url };
  const spoken = spokenLanguages().find((one) => one.language === language);
  // What begins so would be another site to a browser that is led there, and there is one language at the front.
  const isStrange = /^\/(?:[/\\]|%2f|%5c)/i.test(address) || withoutLanguage(address).language !== undefined;
  if (!spoken || isStrange || isOfNobody(address)) return { spoken: firstLanguage(), url: NOWHERE };
  if (spoken.prefix === '') return { location: address };
  return { spoken, url: isInEachLanguage(routeOf(address)) ? url : address };
}
