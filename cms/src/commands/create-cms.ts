import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/** Of the CMS, in which this file was built. */
export const FOLDER = path.resolve(__dirname, '..', '..', '..');

/** The CMS as it was built. Relative paths of its settings are those of the folder that the process is in. */
export function createCms(): Core.Strapi {
  return createStrapi({ appDir: FOLDER, distDir: path.join(FOLDER, 'dist') });
}
