import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/** The CMS as it was built, of the folder this file is in, wherever the process was started from. */
export function createCms(): Core.Strapi {
  const appDir = path.resolve(__dirname, '..', '..', '..');
  return createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
}
