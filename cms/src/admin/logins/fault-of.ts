/** What the CMS says against a form, and of which field when it is one of them. */
export interface Fault {
  field?: string;
  words: string;
}

/** Parsed at the edge: the panel may be older than the CMS behind it. */
export function faultOf(error: unknown): Fault {
  const message =
    error instanceof Error && error.message !== '' ? error.message : 'Не получилось, попробуйте ещё раз.';
  const field = step(step(step(step(step(error, 'response'), 'data'), 'error'), 'details'), 'field');
  return { words: message, ...(typeof field === 'string' && { field }) };
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
