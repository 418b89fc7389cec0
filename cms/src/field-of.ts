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
