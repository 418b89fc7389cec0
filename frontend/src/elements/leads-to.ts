import { withoutLanguage } from '~/messages/language-of';

/** Rule R103 counts two of them: registration, and what can be bought. */
export function leadsTo(href: string, site: string): 'registration' | 'tariffs' | 'elsewhere' {
  const { origin, pathname: path } = new URL(href, site);
  if (origin !== site) return 'elsewhere';
  const pathname = withoutLanguage(path).address;
  if (/^\/registration(?:\/|$)/.test(pathname)) return 'registration';
  return /^\/(?:order|services|solutions|kubernetes)(?:\/|$)/.test(pathname) ? 'tariffs' : 'elsewhere';
}
