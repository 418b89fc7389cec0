import { withoutLanguage } from '~/messages/language-of';

/**
 * What stands in the page of failures, as the build makes it, for what only a request knows. Should nobody put that in, the page is
 * right all the same: its link leads home.
 */
export const FAILED = {
  reference: '00000000-0000-0000-0000-000000000000',
  address: '/?again',
} as const;

/** The page of failures for one request. */
export function failedPage(
  page: string,
  { reference, address }: { reference: string; address: string },
): string {
  return page
    .replaceAll(FAILED.reference, escaped(reference))
    .replaceAll(FAILED.address, () => escaped(isOwn(address) ? address : '/'));
}

/** What stands in the page for addresses that lead nowhere for the address in the shop's first language, where that is another one. */
export const MISSING = { original: '/?original' } as const;

/** That page for one request; it is the same for every request where the shop's first language is spoken. */
export function missingPage(page: string, address: string): string {
  const original = withoutLanguage(address).address;
  return page.replaceAll(MISSING.original, () => escaped(isOwn(original) ? original : '/'));
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
