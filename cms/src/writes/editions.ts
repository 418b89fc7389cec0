import type { Core } from '@strapi/strapi';
import { type EarlierEdition, type Edition, editionFault } from '../editions/edition-fault';
import { toInput } from '../editorial/history/restore';
import { fingerprintOf, type Snapshot, snapshotOf } from '../editorial/history/snapshot';
import { inThisLanguage } from '../languages/languages';
import { type Refusal, refusalOf } from '../refusal';
import { dayInMoscow } from '../runs/moscow-day';
import type { Write } from './write';
import type { WriteStep } from './write-step';

const PAGE = 'api::site.page';

/**
 * Keeps every edition of a document readable: what was in force may not be changed or taken away any more, and a new edition has to
 * follow the one before (docs/decisions/0057).
 */
export function editions(strapi: Core.Strapi, now: () => Date): WriteStep {
  return {
    name: 'editions',
    of: [PAGE],
    on: ['update', 'publish', 'unpublish', 'discardDraft', 'delete'],
    async refuse(write) {
      if (write.action === 'publish') return refuseFaultyEdition(strapi, write, now());
      if (await isEarlierEdition(strapi, write.documentId)) {
        return { message: 'Это прежняя редакция документа: её приняли клиенты, менять её нельзя.' };
      }
      const isTakenAway = write.is('unpublish', 'delete');
      return isTakenAway && (await isInForce(strapi, write.documentId)) ? IN_FORCE : undefined;
    },
  };
}

/** It could come back with another text under its number. */
const IN_FORCE: Refusal = {
  message:
    'Редакцию этого документа приняли клиенты: снять с публикации или удалить её нельзя. Опубликуйте следующую редакцию.',
};

/**
 * When an edition is published, the one before it becomes a page at an address of its own, in the same transaction, and stays as it was.
 */
export function earlierEdition(strapi: Core.Strapi): WriteStep {
  return {
    name: 'earlier edition',
    of: [PAGE],
    on: ['publish'],
    async observe({ before }) {
      await before.published();
      await before.draft();
    },
    async follow({ documentId, before }) {
      const { was, is } = await snapshotsOf(strapi, before);
      if (documentId === undefined || was === undefined || is === undefined || isEarlier(is)) return;
      const { edition } = editionIn(was);
      if (edition !== null && edition !== editionIn(is).edition)
        await publishEarlier(strapi, documentId, edition, was);
    },
  };
}

async function refuseFaultyEdition(
  strapi: Core.Strapi,
  { documentId, before }: Write,
  now: Date,
): Promise<Refusal | undefined> {
  const { was, is } = await snapshotsOf(strapi, before);
  if (documentId === undefined || is === undefined || isEarlier(is)) return undefined;
  const earlier = await latestEarlier(strapi, documentId);
  const fault = editionFault(was && editionIn(was), editionIn(is), { earlier, today: dayInMoscow(now) });
  return fault && refusalOf([{ path: [fault.path], message: fault.message }]);
}

/** What visitors read, and what they are to read. */
async function snapshotsOf(
  strapi: Core.Strapi,
  before: Write['before'],
): Promise<{ was: Snapshot | undefined; is: Snapshot | undefined }> {
  const [published, draft] = [await before.published(), await before.draft()];
  return {
    was: published && snapshotOf(strapi, PAGE, published),
    is: draft && snapshotOf(strapi, PAGE, draft),
  };
}

function isEarlier(page: Snapshot): boolean {
  return plain(page, 'edition_of') !== null;
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

async function isEarlierEdition(strapi: Core.Strapi, documentId: string | undefined): Promise<boolean> {
  const where = { documentId, edition_of: { $notNull: true }, ...inThisLanguage(strapi, PAGE) };
  return (await strapi.db.query(PAGE).count({ where })) > 0;
}

async function isInForce(strapi: Core.Strapi, documentId: string | undefined): Promise<boolean> {
  const where = {
    ...{ documentId, edition: { $notNull: true }, publishedAt: { $notNull: true } },
    ...inThisLanguage(strapi, PAGE),
  };
  return (await strapi.db.query(PAGE).count({ where })) > 0;
}

async function latestEarlier(strapi: Core.Strapi, documentId: string): Promise<EarlierEdition | undefined> {
  const where = { edition_of: documentId, edition: { $notNull: true }, ...inThisLanguage(strapi, PAGE) };
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
