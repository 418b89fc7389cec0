/** Reading what Strapi, a panel or a feed hands over with no promise of its shape. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A field that is a text; anything else counts as absent. */
export function textIn(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

/** Which document an action of the document service is about, in its parameters or in its result. */
export function documentIdIn(value: unknown): string | undefined {
  return textIn(value, 'documentId');
}

/** Which document a creation or a clone has made; a clone answers a list of its locales. */
export function madeDocumentIn(result: unknown): string | undefined {
  const entries = fieldOf(result, 'entries');
  return documentIdIn(Array.isArray(entries) ? entries[0] : result);
}
