import type { Core } from '@strapi/strapi';
import { contentAttributes } from '../../load-entry';
import type { Snapshot } from './snapshot';

/** The part of a snapshot somebody has the right to, and the names of what is kept from them. */
export function permittedFields(
  strapi: Core.Strapi,
  uid: string,
  snapshot: Snapshot,
  may: (field: string) => boolean,
): { permitted: Snapshot; withheld: string[] } {
  const attributes = contentAttributes(strapi, uid);
  // The rights to a component are those to its inner fields; who has none of the type never comes here.
  const isFree = (field: string) => attributes[field]?.type === 'component' || may(field);
  const fields = Object.entries(snapshot);
  return {
    permitted: Object.fromEntries(fields.filter(([field]) => isFree(field))),
    // What the panel shows to nobody is kept by the CMS itself, and nobody misses it.
    withheld: fields
      .map(([field]) => field)
      .filter((field) => !isFree(field) && attributes[field]?.visible !== false),
  };
}
