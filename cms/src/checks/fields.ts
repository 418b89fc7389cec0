import { identifierOf } from '../identifier-of';

/** An entry as it is stored or as the panel's form holds it: nothing about it may be taken for granted. */
export type Fields = Readonly<Record<string, unknown>>;

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

export function rowsIn(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map((row: unknown) => fieldsOf(row) ?? {}) : [];
}

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** What the provider calls a tariff or a configurator. */
export function identifierIn(fields: Fields, name: string): string | undefined {
  return identifierOf(fields[name]);
}

/** A whole number above nothing; forms may hold it as a text. */
export function numberIn(fields: Fields, name: string): number | undefined {
  const value = Number(fields[name] ?? Number.NaN);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
