import type { Catalogue } from '@vitrina/ordering';
import type { DatedCatalogue } from '~/products/feed-context';

/** A catalogue whose parts say when they were asked for, as the copies of the site do. */
export function datedCatalogue(
  catalogue: Catalogue,
  askedAt: (part: keyof Catalogue) => string,
): DatedCatalogue {
  const parts = (Object.keys(catalogue) as (keyof Catalogue)[]).map((part) => [
    part,
    { dated: async () => ({ part: await catalogue[part](), asOf: askedAt(part) }) },
  ]);
  return Object.fromEntries(parts) as DatedCatalogue;
}
