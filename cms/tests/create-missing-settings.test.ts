import type { Core } from '@strapi/strapi';
import { afterEach, expect, test } from 'vitest';
import { createMissingSettings } from '../src/first-start/create-missing-settings';
import { openLanguages } from '../src/languages/languages';
import { at } from './requests';

afterEach(() => openLanguages(['ru']));

/** As much of a CMS as is asked, with nothing in it, that notes what is made. */
function emptyCms(made: Map<string, unknown>) {
  const documents = (uid: string) => ({
    findFirst: async () => null,
    create: async ({ data }: { data: unknown }) => {
      made.set(uid, data);
      return { documentId: uid };
    },
  });
  return { documents, contentType: () => ({}), log: { info: () => {} } } as unknown as Core.Strapi;
}

test.each([
  ['en', /^Saint Petersburg$/, /^Fast NVMe/],
  ['ru', /^Санкт-Петербург$/, /^Быстрые диски/],
] as const)(
  'a new shop that speaks %s first has its places and families in it',
  async (language, place, family) => {
    openLanguages([language, language === 'en' ? 'ru' : 'en']);
    const made = new Map<string, unknown>();
    await createMissingSettings(emptyCms(made));
    const settings = made.get('api::commerce.commerce-settings');
    expect(at(settings, 'locations', 0, 'name')).toMatch(place);
    expect(at(settings, 'server_families', 0, 'text')).toMatch(family);
  },
);
