import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

/** What joins the row of one content type to that of another. */
export interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
  inverseOrderColumnName?: string;
}

/** The table of a relation, for who writes more rows than the query engine could in time. */
export function joinTableOf(strapi: Core.Strapi, uid: string, field: string): JoinTable {
  const attribute: unknown = strapi.db.metadata.get(uid).attributes[field];
  const table: unknown = Reflect.get(Object(attribute), 'joinTable');
  if (!isJoinTable(table))
    throw new MovedPart(`${uid} has no table for ${field}`, 'made-up articles would stand in no list');
  return table;
}

function isJoinTable(value: unknown): value is JoinTable {
  return typeof value === 'object' && value !== null && 'joinColumn' in value && 'inverseJoinColumn' in value;
}
