import type { Core } from '@strapi/strapi';
import { COLLECTIONS, SINGLE_TYPES } from '../content';
import { adminServices } from './admin-services';

const TOKEN_NAME = 'Сайт: чтение опубликованного';
const TOKEN_MODEL = 'admin::api-token';

/** Everything the site's token may do: find and findOne on the content, and nothing else. */
const PERMISSIONS = [
  ...COLLECTIONS.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  ...SINGLE_TYPES.map((uid) => `${uid}.find`),
];

interface TokenRecord {
  id: number;
  name: string;
  accessKey: string;
}

/**
 * Makes the environment's value the one key of the site: creates the token, repairs its rights, and
 * replaces the key when the value has changed, so that the former one stops working.
 */
export async function ensureReadToken(strapi: Core.Strapi, value: string): Promise<void> {
  const service = adminServices(strapi).get('admin::api-token-content-api');
  await removeVendorTokens(strapi);
  const [existing, ...doubles] = await tokensNamed(strapi, TOKEN_NAME);
  // Two instances that start at the same moment may both create it; a forgotten double would outlive a rotation.
  for (const double of doubles) await removeToken(strapi, double.id);

  const accessKey = service.hash(value);
  if (existing === undefined) {
    const description = 'Создаётся при запуске из переменной CMS_READ_TOKEN; правки перезаписываются.';
    const { id } = await service.create({
      name: TOKEN_NAME,
      description,
      type: 'custom',
      permissions: PERMISSIONS,
    });
    await setKey(strapi, id, accessKey);
    return;
  }
  await service.update(existing.id, { type: 'custom', permissions: PERMISSIONS });
  if (existing.accessKey !== accessKey) {
    await setKey(strapi, existing.id, accessKey);
    strapi.log.info('The read token of the site has been replaced.');
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
