import { PREFILLED_KEYS } from '@vitrina/ordering';

/** An address without the fields it has prefilled. */
export function withoutPrefilled(href: string): string {
  const url = new URL(href);
  for (const key of PREFILLED_KEYS) url.searchParams.delete(key);
  return url.href;
}
