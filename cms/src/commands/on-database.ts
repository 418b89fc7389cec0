import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { whenIdle } from '../strapi/when-idle';

/** Does something with a CMS that nobody can ask, on the database the environment names, and ends it. */
export async function onDatabase<Answer>(work: (strapi: Core.Strapi) => Promise<Answer>): Promise<Answer> {
  const appDir = path.resolve(__dirname, '..', '..', '..');
  const unloaded = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  unloaded.log.level = 'warn';
  const strapi = await unloaded.load();
  try {
    return await work(strapi);
  } finally {
    await whenIdle(strapi);
    await strapi.destroy();
  }
}
