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
    .replaceAll(FAILED.address, escaped(isOwn(address) ? address : '/'));
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
