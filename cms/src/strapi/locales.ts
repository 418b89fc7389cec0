import type { Core } from '@strapi/strapi';
import { partOfStrapi, serviceOf } from './part-of-strapi';

export interface Locale {
  id: number;
  code: string;
  name: string;
}

interface Locales {
  find(): Promise<Locale[]>;
  create(locale: { code: string; name: string }): Promise<Locale>;
  update(where: { id: number }, locale: { name: string }): Promise<unknown>;
  getDefaultLocale(): Promise<string | null>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
}

export const locales = partOfStrapi<Locales>({
  ...serviceOf('i18n', 'locales'),
  methods: ['find', 'create', 'update', 'getDefaultLocale', 'setDefaultLocale'],
  otherwise: 'content would have no language',
});

/** Takes a language away from the panel. Its service would delete everything that is written in it as well. */
export async function forgetLocale(strapi: Core.Strapi, { id }: Locale): Promise<void> {
  await strapi.db.query('plugin::i18n.locale').delete({ where: { id } });
}
