import { RECENT_ENTRIES } from '../strapi/content-manager-routes';

interface Context {
  path: string;
  body: unknown;
}

/** The start page names recent entries by their title. A single type has none, and would be named by its documentId. */
export default () =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    const { body } = context;
    if (!context.path.endsWith(RECENT_ENTRIES) || typeof body !== 'object' || body === null) return;
    if (!('data' in body) || !Array.isArray(body.data)) return;
    context.body = { ...body, data: body.data.map(titled) };
  };

function titled(entry: object & Record<'kind' | 'title' | 'documentId' | 'contentTypeDisplayName', unknown>) {
  const isNameless = entry.kind === 'singleType' && entry.title === entry.documentId;
  return isNameless ? { ...entry, title: entry.contentTypeDisplayName } : entry;
}
