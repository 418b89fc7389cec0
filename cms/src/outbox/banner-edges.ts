import type { Core } from '@strapi/strapi';
import { fieldOf } from '../field-of';
import { defaultLanguage, eventLanguage } from '../languages/languages';
import type { Outbox } from './outbox';
import { placeIn } from './place-of';

export const BANNERS = 'api::site.banner';

/**
 * A banner appears and goes by the clock. Each of these moments is an event that waits in the outbox until then: whichever
 * CMS runs at that time sends it, and only one of them. What waits is always what the published banner says.
 */
export async function scheduleEdges(
  outbox: Outbox,
  documentId: string,
  published: object | undefined,
  language: string | null,
): Promise<void> {
  const place = published && placeIn(BANNERS, documentId, published);
  for (const field of ['starts_at', 'ends_at'] as const) {
    const subject = subjectOf(documentId, field, language);
    const due = Date.parse(String(fieldOf(published, field) ?? ''));
    if (place && due > Date.now()) {
      await outbox.put(
        subject,
        { type: 'banner', event: 'update', ...place, ...eventLanguage(language) },
        due,
      );
    } else await outbox.forget(subject);
  }
}

/** The same for banners that came into the database past the events, as those of the seed or of a backup. */
export async function scheduleMissedEdges(strapi: Core.Strapi, outbox: Outbox): Promise<void> {
  const now = new Date().toISOString();
  const ahead = { $or: [{ starts_at: { $gt: now } }, { ends_at: { $gt: now } }] };
  const banners = await strapi
    .documents(BANNERS)
    .findMany({ status: 'published', locale: '*', filters: ahead, limit: -1 });
  for (const banner of banners) {
    const { documentId, starts_at, ends_at } = banner;
    const language = banner.locale ?? defaultLanguage();
    const isMissed = async (field: 'starts_at' | 'ends_at', at: unknown) =>
      Date.parse(String(at ?? '')) > Date.now() &&
      !(await outbox.has(subjectOf(documentId, field, language)));
    if ((await isMissed('starts_at', starts_at)) || (await isMissed('ends_at', ends_at))) {
      await scheduleEdges(outbox, documentId, banner, language);
    }
  }
}

function subjectOf(documentId: string, field: string, language: string | null): string {
  const isUsual = (language ?? defaultLanguage()) === defaultLanguage();
  return isUsual ? `banner ${documentId} ${field}` : `banner ${documentId} ${field} ${language}`;
}
