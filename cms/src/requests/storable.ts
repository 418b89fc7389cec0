/**
 * A parsed body as PostgreSQL can store it: it refuses a row for ever that holds a NUL or half of a pair of surrogates, also inside JSON.
 * No visitor means either.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]),
  );
}

/** Of surrogates, the expression matches those without their other half. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
