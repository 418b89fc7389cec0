import type { Core } from '@strapi/strapi';
import type { Languages } from '@vitrina/content-contract/languages';
import { forgetLocale, locales } from '../strapi/locales';
import { isTranslatedType, languageInWords } from './languages';

/** What is kept beside an entry, and so in its language. */
const BESIDE_ENTRIES = [
  'api::editorial.version',
  'api::editorial.review',
  'api::editorial.planned-change',
  'api::editorial.activity',
  'api::site.withdrawn-address',
];

/**
 * Makes the languages of the panel those of the shop. What is written in a language that is taken away stays in the database and is
 * there again with it. What has no language, as all content of before there were any, is of the default one.
 */
export async function ensureLanguages(strapi: Core.Strapi, languages: Languages): Promise<void> {
  const service = locales(strapi);
  const known = await service.find();
  for (const code of languages) {
    const locale = known.find((one) => one.code === code);
    if (locale === undefined) await service.create({ code, name: nameOf(code) });
    else if (locale.name !== nameOf(code)) await service.update({ id: locale.id }, { name: nameOf(code) });
  }
  const [usual] = languages;
  if ((await service.getDefaultLocale()) !== usual) await service.setDefaultLocale({ code: usual });
  for (const locale of known) if (!languages.includes(locale.code)) await forgetLocale(strapi, locale);
  await giveLanguage(strapi, usual);
}

async function giveLanguage(strapi: Core.Strapi, usual: string): Promise<void> {
  const translated = Object.values(strapi.contentTypes)
    .filter(isTranslatedType)
    .map(({ uid }) => uid);
  const without = { locale: { $null: true } };
  for (const uid of translated)
    await strapi.db.query(uid).updateMany({ where: without, data: { locale: usual } });
  for (const uid of BESIDE_ENTRIES)
    await strapi.db
      .query(uid as 'api::editorial.version')
      .updateMany({ where: { ...without, entry_type: { $in: translated } }, data: { locale: usual } });
}

function nameOf(code: string): string {
  const words = languageInWords(code);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
