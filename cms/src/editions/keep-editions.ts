import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toInput } from '../editorial/history/restore';
import { fingerprintOf, type Snapshot, takeSnapshot } from '../editorial/history/snapshot';
import { documentIdIn } from '../field-of';
import { type Edition, editionFault } from './edition-fault';

const PAGE = 'api::site.page';

/** What an edition that was in force may not suffer any more. */
const CHANGES = ['update', 'unpublish', 'delete', 'discardDraft'];

/**
 * Keeps every edition of a document readable: when a new one is published, the one before it becomes a page at an address of
 * its own, in the same transaction, and stays as it was (docs/decisions/0057).
 */
export function keepEditions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId = documentIdIn(context.params);
    if (context.uid !== PAGE || documentId === undefined) return next();
    if (CHANGES.includes(context.action) && (await isEarlierEdition(strapi, documentId)))
      throw new errors.ValidationError(
        'Это прежняя редакция документа: её приняли клиенты, менять её нельзя.',
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
      const fault = editionFault(was, is);
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

function editionIn(snapshot: Snapshot): Edition {
  const { title, blocks } = snapshot;
  const [edition, from] = [plain(snapshot, 'edition'), plain(snapshot, 'effective_from')];
  return {
    edition: typeof edition === 'number' ? edition : null,
    effective_from: typeof from === 'string' ? from : null,
    text: fingerprintOf({ ...(title && { title }), ...(blocks && { blocks }) }),
  };
}

function plain(snapshot: Snapshot, field: string): unknown {
  const value = snapshot[field];
  return value?.kind === 'plain' ? value.value : null;
}
