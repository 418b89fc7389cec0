import type { Core, Modules, UID } from '@strapi/strapi';
import { fieldOf, textIn } from '../field-of';
import { shopLanguages } from '../languages/languages';

type Act = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  params: { documentId: string; locale: string },
) => Promise<Entries>;

const OF_SEVERAL: Readonly<Record<string, Act>> = {
  publish: async (strapi, uid, params) => (await strapi.documents(uid).publish?.(params))?.entries ?? [],
  unpublish: async (strapi, uid, params) => (await strapi.documents(uid).unpublish?.(params))?.entries ?? [],
  discardDraft: async (strapi, uid, params) =>
    (await strapi.documents(uid).discardDraft?.(params))?.entries ?? [],
  delete: async (strapi, uid, params) => (await strapi.documents(uid).delete(params)).entries,
};

interface AskedOfSeveral {
  uid: UID.ContentType;
  action: string;
  params: object;
}

type Entries = Modules.Documents.AnyDocument[];

/**
 * What the panel does to an entry in several languages at once is one write for each of them, together or not at all: what holds of a
 * write is held in each language. Nothing for an action in one language.
 */
export function inEachLanguage(
  strapi: Core.Strapi,
  { uid, action, params }: AskedOfSeveral,
): Promise<{ documentId: string; entries: Entries }> | undefined {
  const [asked, documentId] = [fieldOf(params, 'locale'), textIn(params, 'documentId')];
  const isSeveral = asked === '*' || Array.isArray(asked);
  const act = OF_SEVERAL[action];
  if (!isSeveral || documentId === undefined || act === undefined) return undefined;
  return inTransaction(strapi, async () => {
    const written = await languagesOf(strapi, uid, documentId);
    const entries: Entries = [];
    for (const locale of written.filter((one) => asked === '*' || asked.includes(one))) {
      entries.push(...(await act(strapi, uid, { ...params, documentId, locale })));
    }
    return { documentId, entries };
  });
}

async function inTransaction<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return await strapi.db.transaction(work);
}

/** In which languages an entry is written, the first of the shop first: what refuses a write names what its editors know. */
export async function languagesOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string[]> {
  const rows: { locale: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale'], where: { documentId } });
  const written = new Set(rows.map(({ locale }) => locale));
  return [...new Set([...shopLanguages().filter((language) => written.has(language)), ...written])];
}
