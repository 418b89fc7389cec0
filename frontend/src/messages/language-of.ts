import { isLanguage, type Language, type SpokenLanguage } from './language';

/**
 * As which Next.js knows addresses that begin with no language. Which one that is, each shop says where it runs; how pages are
 * found is settled when the site is built.
 */
export const WITHOUT_PREFIX = 'default';

/** An address of the shop's first language in another: `/en/services?kind=1`. The home page has no slash at its end there. */
export function inLanguageOf({ prefix }: SpokenLanguage, address: string): string {
  return prefix && /^\/(?:$|[?#])/.test(address) ? `${prefix}${address.slice(1)}` : `${prefix}${address}`;
}

/** An address without the language that it begins with, if it does. Which languages a shop speaks is not asked here. */
export function withoutLanguage(address: string): { language: Language | undefined; address: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (!isLanguage(first)) return { language: undefined, address };
  return { language: first, address: rest.startsWith('/') ? rest : `/${rest}` };
}
