import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { type LogoFile, logoFaults } from '../look/look-faults';
import type { SentFile } from '../strapi/uploaded-file';

/** Throws when a file is the logo of the site and what is to take its place would be none: nobody saves the settings, which would ask. */
export async function refuseUnfitLogo(strapi: Core.Strapi, id: number, sent: SentFile): Promise<void> {
  const shown = await strapi.db.query('api::site.site-settings').findOne({ where: { logo: { id } } });
  if (shown === null) return;
  const [fault] = logoFaults(await asLogo(sent));
  if (fault) throw new errors.ValidationError(`Этот файл — логотип сайта. ${fault.message}`);
}

/** What the library would know of a file that was sent. */
export async function asLogo({ filepath, originalFilename, size }: SentFile): Promise<LogoFile> {
  const { width, height } = await sharp(filepath)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  return { ext: path.extname(originalFilename ?? ''), size: size / 1000, width, height };
}
