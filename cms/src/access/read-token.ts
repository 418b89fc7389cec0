import type { Core } from '@strapi/strapi';
import { COLLECTIONS, SINGLE_TYPES } from '../content';
import { apiTokenService } from '../strapi/admin-services';

/** By its name the token that may read drafts is told from all others. */
export const PREVIEW_TOKEN_NAME = 'Сайт: просмотр черновиков';
const READ_TOKEN = { name: 'Сайт: чтение опубликованного', variable: 'CMS_READ_TOKEN' };
const PREVIEW_TOKEN = { name: PREVIEW_TOKEN_NAME, variable: 'CMS_PREVIEW_TOKEN' };
const TOKEN_MODEL = 'admin::api-token';

/** Everything the site's tokens may do: find and findOne on the content, and nothing else. */
const PERMISSIONS = [
  ...COLLECTIONS.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  ...SINGLE_TYPES.map((uid) => `${uid}.find`),
];

interface TokenRecord {
  id: number;
  name: string;
  accessKey: string;
}

/** Makes the environment's value the one key of the site to what is published. */
export async function ensureReadToken(strapi: Core.Strapi, value: string): Promise<void> {
  await removeVendorTokens(strapi);
  await ensureToken(strapi, READ_TOKEN, value);
}

/** The same for its key to drafts (src/published-only.ts); without a value there is none. */
export async function ensurePreviewToken(strapi: Core.Strapi, value: string | undefined): Promise<void> {
  if (value !== undefined) return ensureToken(strapi, PREVIEW_TOKEN, value);
  for (const token of await tokensNamed(strapi, PREVIEW_TOKEN.name)) await removeToken(strapi, token.id);
}

/** Creates the token, repairs its rights, and replaces the key when the value has changed, so that the former one stops working. */
async function ensureToken(
  strapi: Core.Strapi,
  { name, variable }: typeof READ_TOKEN,
  value: string,
): Promise<void> {
  const service = apiTokenService(strapi);
  const [existing, ...doubles] = await tokensNamed(strapi, name);
  // Two instances that start at the same moment may both create it; a forgotten double would outlive a rotation.
  for (const double of doubles) await removeToken(strapi, double.id);

  const accessKey = service.hash(value);
  if (existing === undefined) {
    const description = `Создаётся при запуске из переменной ${variable}; правки перезаписываются.`;
    const { id } = await service.create({ name, description, type: 'custom', permissions: PERMISSIONS });
    await setKey(strapi, id, accessKey);
    return;
  }
  await service.update(existing.id, { type: 'custom', permissions: PERMISSIONS });
  if (existing.accessKey !== accessKey) {
    await setKey(strapi, existing.id, accessKey);
    strapi.log.info(`The key of the token «${name}» has been replaced.`);
  }
}

/** On its first start Strapi makes a full-access token by itself. While nobody has an account, nobody needs it. */
async function removeVendorTokens(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  for (const name of ['Read Only', 'Full Access']) {
    for (const token of await tokensNamed(strapi, name)) await removeToken(strapi, token.id);
  }
}

async function tokensNamed(strapi: Core.Strapi, name: string): Promise<TokenRecord[]> {
  return strapi.db.query(TOKEN_MODEL).findMany({ where: { name }, orderBy: { id: 'asc' } });
}

async function removeToken(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query('admin::api-token-permission').deleteMany({ where: { token: { id } } });
  await strapi.db.query(TOKEN_MODEL).delete({ where: { id } });
}

/** Without the encrypted copy the panel cannot show the key to anybody. */
async function setKey(strapi: Core.Strapi, id: number, accessKey: string): Promise<void> {
  await strapi.db.query(TOKEN_MODEL).update({ where: { id }, data: { accessKey, encryptedKey: null } });
}
