import type { Core } from '@strapi/strapi';
import { SERVICE_OF_LIST } from '@vitrina/content-contract/content-names';
import { inThisLanguage } from '../languages/languages';
import type { ServicePage } from './judge-provider';
import {
  type BrandFacts,
  type CounterFacts,
  DOCUMENT_FIELDS,
  type DocumentField,
  type DocumentPage,
  slugIn,
} from './judge-steps';

type SiteSettings = BrandFacts & Partial<Record<DocumentField, string | null>>;

/** What the settings of the site say, and who has saved them. */
export function siteSettings(strapi: Core.Strapi): Promise<SiteSettings | null> {
  const uid = 'api::site.site-settings';
  return strapi.db
    .query(uid)
    .findOne({ where: inThisLanguage(strapi, uid), populate: { logo: true, updatedBy: true } });
}

/** The settings of selling that visitors have. */
export function publishedCommerce(strapi: Core.Strapi): Promise<CounterFacts | null> {
  return strapi.db
    .query('api::commerce.commerce-settings')
    .findOne({ where: { publishedAt: { $notNull: true } } });
}

/** What stands in the footer that visitors have. */
export async function legalDetails(strapi: Core.Strapi): Promise<string | null | undefined> {
  const footer = await strapi.documents('api::site.footer').findFirst({ status: 'published' });
  return footer?.legal_details;
}

/** The pages to which the settings lead for the documents of a shop, by the last part of their address. */
export async function documentPages(
  strapi: Core.Strapi,
  settings: SiteSettings | null,
): Promise<Map<string, DocumentPage>> {
  const slugs = DOCUMENT_FIELDS.flatMap((field) => slugIn(settings?.[field]) ?? []);
  const filters = { slug: { $in: slugs } };
  const [drafts, published] = await Promise.all([
    strapi.documents('api::site.page').findMany({ filters, fields: ['slug'] }),
    strapi
      .documents('api::site.page')
      .findMany({ filters, status: 'published', populate: { blocks: { populate: '*' } } }),
  ]);
  const found = new Map<string, DocumentPage>();
  for (const { slug, documentId } of drafts) found.set(slug, { documentId });
  for (const { slug, documentId, edition, blocks } of published)
    found.set(slug, {
      documentId,
      published: { edition: edition ?? null, text: JSON.stringify(blocks) },
    });
  return found;
}

/** The pages of the services that sell a price list. */
export async function servicePages(strapi: Core.Strapi): Promise<ServicePage[]> {
  const filters = { slug: { $in: Object.values(SERVICE_OF_LIST) }, kind: 'service' as const };
  const services = strapi.documents('api::site.service');
  const [drafts, published] = await Promise.all([
    services.findMany({ filters, fields: ['slug'] }),
    services.findMany({ filters, fields: ['slug'], status: 'published' }),
  ]);
  return drafts.map(({ slug, documentId }) => ({
    ...{ slug, documentId },
    isPublished: published.some((one) => one.documentId === documentId),
  }));
}
