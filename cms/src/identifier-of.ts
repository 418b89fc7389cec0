import { IDENTIFIER } from '@vitrina/content-contract/identifier';

/** What the provider calls something, in words or by a whole number, as entries keep it; anything else is no identifier. */
export function identifierOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && IDENTIFIER.test(text) ? text : undefined;
}
