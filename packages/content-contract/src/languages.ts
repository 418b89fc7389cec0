/** A language of a shop, as a code of ISO 639-1: `ru`. */
export type Language = string;

/** The languages of a shop, the default first. Pages of the default stand at `/`, those of any other below `/` and its code. */
export type Languages = readonly [Language, ...Language[]];

/** An address of the default language as one of another: `/blog/news` is `/en/blog/news`, and `/` is `/en`. */
export function addressIn(language: Language, address: string, [usual]: Languages): string {
  if (language === usual) return address;
  return address === '/' || /^\/[?#]/.test(address)
    ? `/${language}${address.slice(1)}`
    : `/${language}${address}`;
}

/** The language an address is of, and the address of the default language beside it. */
export function languageOfAddress(
  address: string,
  languages: Languages,
): { language: Language; address: string } {
  const [usual, ...others] = languages;
  const [, first, rest = ''] = /^\/([a-z]{2})(?=$|[/?#])(.*)$/s.exec(address) ?? [];
  const language = others.find((other) => other === first);
  if (language === undefined) return { language: usual, address };
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The languages that a setting names, `ru,en`, the default first; absent when a code is none of two small letters or one is
 * named twice. Nothing named is Russian alone.
 */
export function parseLanguages(text: string): Languages | undefined {
  const [usual = 'ru', ...others] = text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const all: Languages = [usual, ...others];
  const areCodes = all.every((code) => /^[a-z]{2}$/.test(code));
  return areCodes && new Set(all).size === all.length ? all : undefined;
}
