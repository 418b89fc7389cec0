import type { Core } from '@strapi/strapi';
import { populateWhole } from '../strapi/content-manager-services';
import { asReference, type Reference, type ReferringRow } from './reference';

/** Content that links are put into field by field: pages of blocks, banners, the header and the footer. */
const LINKING = [
  'api::site.service',
  'api::site.page',
  'api::site.banner',
  'api::site.navigation',
  'api::site.footer',
  'api::site.site-settings',
] as const;

/** Looks at one value somewhere inside an entry, and says in what way it refers to what is looked for. */
export type Sight = (value: unknown, field: string) => string | undefined;

/** The pages, banners and settings in which `sight` sees something anywhere, blocks included. */
export async function pageReferences(
  strapi: Core.Strapi,
  ownId: string | undefined,
  sight: Sight,
): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const uid of LINKING) {
    const populate = await populateWhole(strapi, uid);
    const rows: ReferringRow[] = await strapi.db.query(uid).findMany({ populate, orderBy: { id: 'asc' } });
    for (const row of rows) {
      const how = row.documentId === ownId ? undefined : firstIn(row, '', sight);
      if (how !== undefined) references.push(asReference(strapi, uid, row, how));
    }
  }
  return references;
}

function firstIn(value: unknown, field: string, sight: Sight): string | undefined {
  const how = sight(value, field);
  if (how !== undefined || typeof value !== 'object' || value === null) return how;
  for (const [name, inner] of Object.entries(value)) {
    const found = firstIn(inner, Array.isArray(value) ? field : name, sight);
    if (found !== undefined) return found;
  }
  return undefined;
}
