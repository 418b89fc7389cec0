import type { Core } from '@strapi/strapi';
import { whenIdle } from '../strapi/when-idle';
import { createCms } from './create-cms';

/** Does something with a CMS that nobody can ask, on the database the environment names, and ends it. */
export async function onDatabase<Answer>(work: (strapi: Core.Strapi) => Promise<Answer>): Promise<Answer> {
  const unloaded = createCms();
  unloaded.log.level = 'warn';
  const strapi = await unloaded.load();
  try {
    return await work(strapi);
  } finally {
    await whenIdle(strapi);
    await strapi.destroy();
  }
}
