export const REDACTED = '[redacted]';

const SECRET = /^(.*password|.*token|code|oauth_key|secret|cookie|set-cookie|authorization)$/i;

/** A copy of a value in which everything that opens an account is blotted out, at any depth. An empty secret stays visible as empty. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) ? REDACTED : redact(inner)]),
  );
}

/** The query of an address as an object, without its secrets. */
export function redactedQuery(url: string): unknown {
  const start = url.indexOf('?');
  return start < 0 ? {} : redact(Object.fromEntries(new URLSearchParams(url.slice(start + 1))));
}

function isSecret(key: string, value: unknown): boolean {
  return SECRET.test(key) && value !== '' && value !== null;
}
