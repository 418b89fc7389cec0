import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toInput } from '../editorial/history/restore';
import { fingerprintOf, type Snapshot, takeSnapshot } from '../editorial/history/snapshot';
import { documentIdIn } from '../field-of';
import { dayInMoscow } from '../runs/moscow-day';
import { type EarlierEdition, type Edition, editionFault } from './edition-fault';

const PAGE = 'api::site.page';

/** What an edition that was in force may not suffer any more. */
const CHANGES = ['update', 'unpublish', 'delete', 'discardDraft'];
/** Nor may the one in force be taken away: it could come back with another text under its number. */
const REMOVALS = ['unpublish', 'delete'];

/**
 * Keeps every edition of a document readable: when a new one is published, the one before it becomes a page at an address of
 * its own, in the same transaction, and stays as it was (docs/decisions/0057).
 */
export function keepEditions(strapi: Core.Strapi, now: () => Date = () => new Date()): void {
  strapi.documents.use(async (context, next) => {
    const documentId = documentIdIn(context.params);
    if (context.uid !== PAGE || documentId === undefined) return next();
    if (CHANGES.includes(context.action) && (await isEarlierEdition(strapi, documentId)))
      throw new errors.ValidationError(
        'Это прежняя редакция документа: её приняли клиенты, менять её нельзя.',
      );
    if (REMOVALS.includes(context.action) && (await isInForce(strapi, documentId)))
      throw new errors.ValidationError(
        'Редакцию этого документа приняли клиенты: снять с публикации или удалить её нельзя. Опубликуйте следующую редакцию.',
      );
    if (context.action !== 'publish') return next();
    return strapi.db.transaction(async () => {
      const page = { uid: PAGE, documentId } as const;
      const [before, after] = await Promise.all([
        takeSnapshot(strapi, page, 'published'),
        takeSnapshot(strapi, page, 'draft'),
      ]);
      if (after === undefined || plain(after, 'edition_of') !== null) return next();
      const [was, is] = [before && editionIn(before), editionIn(after)];
      const earlier = await latestEarlier(strapi, documentId);
      const fault = editionFault(was, is, { earlier, today: dayInMoscow(now()) });
      if (fault !== undefined)
        throw new errors.ValidationError(fault.message, {
          errors: [{ path: [fault.path], message: fault.message }],
        });
      const result = await next();
      if (before && was?.edition != null && was.edition !== is.edition)
        await publishEarlier(strapi, documentId, was.edition, before);
      return result;
    });
  });
}

async function publishEarlier(
  strapi: Core.Strapi,
  documentId: string,
  edition: number,
  snapshot: Snapshot,
): Promise<void> {
  const { data } = await toInput(strapi, PAGE, snapshot);
  const earlier = {
    ...{ ...data, edition_of: documentId },
    slug: `${plain(snapshot, 'slug')}-edition-${edition}`,
    seo_title: `${plain(snapshot, 'seo_title') ?? plain(snapshot, 'title')} — редакция ${edition}`,
  };
  const made = await strapi.documents(PAGE).create({ data: earlier });
  await strapi.documents(PAGE).publish({ documentId: made.documentId });
}

async function isEarlierEdition(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const where = { documentId, edition_of: { $notNull: true } };
  return (await strapi.db.query(PAGE).count({ where })) > 0;
}

async function isInForce(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const where = { documentId, edition: { $notNull: true }, publishedAt: { $notNull: true } };
  return (await strapi.db.query(PAGE).count({ where })) > 0;
}

async function latestEarlier(strapi: Core.Strapi, documentId: string): Promise<EarlierEdition | undefined> {
  const where = { edition_of: documentId, edition: { $notNull: true } };
  const [latest] = await strapi.db
    .query(PAGE)
    .findMany({ where, orderBy: { edition: 'desc' }, limit: 1, select: ['edition', 'effective_from'] });
  return latest && { edition: latest.edition, effective_from: dayOf(latest.effective_from) };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function editionIn(snapshot: Snapshot): Edition {
  const { title, blocks } = snapshot;
  const [edition, from] = [plain(snapshot, 'edition'), plain(snapshot, 'effective_from')];
  return {
    edition: typeof edition === 'number' ? edition : null,
    effective_from: dayOf(from),
    text: fingerprintOf({ ...(title && { title }), ...(blocks && { blocks }) }),
  };
}

function plain(snapshot: Snapshot, field: string): unknown {
  const value = snapshot[field];
  return value?.kind === 'plain' ? value.value : null;
}
