import type { Core } from '@strapi/strapi';
import type { WriteStep } from './write-step';

const WORDS = ['string', 'text'];

type Attributes = Record<string, { type: string; required?: boolean; component?: string }>;

/**
 * Blanks in a required field count as nothing. Strapi takes them for words, and visitors would get a menu line or a banner
 * nobody can read; this way it refuses them as it refuses an empty field: a draft may have it, what is public may not.
 */
export function normaliseBlanks(strapi: Core.Strapi): WriteStep {
  return {
    name: 'normalise blanks',
    of: 'any',
    on: ['create', 'clone', 'update'],
    normalise: ({ uid, data }) => emptyBlanks(strapi, strapi.contentType(uid).attributes, data),
  };
}

function emptyBlanks(strapi: Core.Strapi, attributes: Attributes, entry: unknown): void {
  if (typeof entry !== 'object' || entry === null) return;
  for (const [name, { type, required, component }] of Object.entries(attributes)) {
    const value: unknown = Reflect.get(entry, name);
    if (required === true && WORDS.includes(type) && typeof value === 'string' && value.trim() === '') {
      Reflect.set(entry, name, null);
    }
    if (type !== 'component' && type !== 'dynamiczone') continue;
    for (const part of Array.isArray(value) ? value : [value]) {
      emptyBlanks(strapi, attributesOf(strapi, component ?? Reflect.get(part ?? {}, '__component')), part);
    }
  }
}

function attributesOf(strapi: Core.Strapi, component: unknown): Attributes {
  return Object.values(strapi.components).find(({ uid }) => uid === component)?.attributes ?? {};
}
