import type { PriceChange } from './price-changes';

/**
 * What has to be sent along with a save for these changes to go live. It names the entry and every figure, what it was and what
 * it becomes, so it is good for exactly that: `static-preset ab12 price=4420:1`. Only such letters as a header of HTTP may have.
 */
export function confirmationOf(uid: string, entry: string, changes: readonly PriceChange[]): string {
  const figures = changes.map(({ key, from, to }) => `${key}=${from ?? ''}:${to ?? ''}`).sort();
  const type = uid.slice(uid.lastIndexOf('.') + 1);
  return [type, entry, ...figures].map((part) => encodeURI(part)).join(' ');
}
