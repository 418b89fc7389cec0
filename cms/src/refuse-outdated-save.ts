import type { Core, UID } from '@strapi/strapi';
import { nameOf, type PanelUser } from './editorial/actor';

/** In this header the panel says which `updatedAt` of the entry somebody began from (src/admin/kept-words/send-started-from.ts). */
const STARTED_FROM = 'x-vitrina-started-from';

/**
 * Refuses to save an entry in the panel over what somebody else saved since it was opened: 409, with their name. A request
 * without the header, as of a program, is taken as before.
 */
export function refuseOutdatedSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const startedFrom = Date.parse(request?.get(STARTED_FROM) ?? '');
    const documentId: unknown = Reflect.get(context.params, 'documentId');
    // What a save brings about elsewhere, as redirects, began from nothing.
    const isTheAskedEntry =
      context.uid === request?.params.model && [undefined, documentId].includes(request?.params.id);
    if (context.action !== 'update' || !isTheAskedEntry || Number.isNaN(startedFrom)) return next();

    // One transaction, so that of two who save in the same moment the second finds the words of the first.
    return strapi.db.transaction(async () => {
      const changed = await newerThan(strapi, context.uid, documentId, startedFrom);
      if (changed !== undefined) request?.throw(409, refusal(changed.by));
      return next();
    });
  });
}

async function newerThan(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: unknown,
  startedFrom: number,
): Promise<{ by: PanelUser | null } | undefined> {
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
  const where = { documentId, ...(hasDrafts && { publishedAt: null }) };
  const rows: { id: number }[] = await strapi.db
    .queryBuilder(uid)
    .select(['id'])
    .where(where)
    .forUpdate()
    .execute();
  if (rows[0] === undefined) return undefined;
  const entry = await strapi.db
    .query(uid)
    .findOne({ where: { id: rows[0].id }, populate: { updatedBy: true } });
  return new Date(entry.updatedAt).getTime() === startedFrom ? undefined : { by: entry.updatedBy };
}

function refusal(by: PanelUser | null): string {
  const who = by === null ? '' : ` (${nameOf(by)})`;
  return `Не сохранено: пока вы писали, запись изменили в другом окне${who}. Набранное цело: верните его из панели «Несохранённое».`;
}
