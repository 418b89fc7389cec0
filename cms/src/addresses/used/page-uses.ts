import type { Core } from '@strapi/strapi';
import { populateWhole } from '../../strapi/content-manager-services';
import { asUse, type Use, type UserRow } from './use';

/** Content that links are put into field by field: pages of blocks, banners, the header and the footer. */
const LINKING = [
  'api::site.service',
  'api::site.page',
  'api::site.banner',
  'api::site.navigation',
  'api::site.footer',
  'api::site.site-settings',
] as const;

/** Looks at one value somewhere inside an entry, and says in what way it is a use. */
export type Sight = (value: unknown, field: string) => string | undefined;

/** The pages, banners and settings in which `sight` sees something anywhere, blocks included. */
export async function pageUses(strapi: Core.Strapi, ownId: string | undefined, sight: Sight): Promise<Use[]> {
  const uses: Use[] = [];
  for (const uid of LINKING) {
    const populate = await populateWhole(strapi, uid);
    const rows: UserRow[] = await strapi.db.query(uid).findMany({ populate, orderBy: { id: 'asc' } });
    for (const row of rows) {
      const how = row.documentId === ownId ? undefined : firstIn(row, '', sight);
      if (how !== undefined) uses.push(asUse(strapi, uid, row, how));
    }
  }
  return uses;
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
