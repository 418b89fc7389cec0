import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp, { type Metadata } from 'sharp';
import { checkUploadPlugin, checkUploads, type UploadPlugin, type Uploads } from '../strapi/upload-plugin';
import { FILE, type UploadedFile } from '../strapi/uploaded-file';
import { keepInObjectStorage } from './keep-in-object-storage';
import { makeSizes, type NamedPart } from './picture-sizes';
import { refuseFaultyFile, refuseOtherKind } from './refuse-faulty-file';
import { refuseUnfitLogo } from './refuse-unfit-logo';
import { focalPointMoved, renewSizes } from './renew-sizes';
import { objectStorage, readKept } from './storage';
import { tellWhoShows } from './tell-who-shows';

/** The upload plugin with our rules: what is refused, which sizes are made, where files are kept, who hears of a change. */
export function withOurRules(plugin: UploadPlugin<NamedPart>): UploadPlugin<NamedPart> {
  checkUploadPlugin(plugin);
  const { register, services } = plugin;
  plugin.register = async (context) => {
    mkdirSync(path.join(context.strapi.dirs.static.public, 'uploads'), { recursive: true });
    await register(context);
    const storage = objectStorage();
    if (storage !== undefined) keepInObjectStorage(context.strapi, storage);
  };
  const pictures = services['image-manipulation'];
  services['image-manipulation'] = {
    ...pictures,
    // The plugin does not take AVIF for a picture: the library that reads it calls the format by its family's name.
    isImage: async (file) => (await isAvif(file)) || pictures.isImage(file),
    isResizableImage: async (file) => (await isAvif(file)) || pictures.isResizableImage(file),
    // Turning a moving picture the right way up would stop it.
    isOptimizableImage: async (file) => !(await isMoving(file)) && pictures.isOptimizableImage(file),
    generateResponsiveFormats: async (file) =>
      makeSizes(file.filepath ?? (await readKept(strapi, file)), file),
  };
  const openUploads = services.upload;
  services.upload = (context) => withRules(context.strapi, openUploads(context));
  return plugin;
}

function withRules(strapi: Core.Strapi, uploads: Uploads): Uploads {
  checkUploads(uploads);
  const find = (id: number): Promise<UploadedFile | null> => strapi.db.query(FILE).findOne({ where: { id } });
  return {
    ...uploads,
    async upload(sent, options) {
      for (const file of [sent.files].flat()) await refuseFaultyFile(file);
      return uploads.upload(sent, options);
    },
    async replace(id, sent, options) {
      await refuseFaultyFile(sent.file);
      const former = await find(id);
      if (former === null) return uploads.replace(id, sent, options);
      refuseOtherKind(sent.file, former.ext);
      await refuseUnfitLogo(strapi, id, sent.file);
      const info = { focalPoint: former.focalPoint, ...[sent.data.fileInfo ?? {}].flat()[0] };
      const replaced = await uploads.replace(
        id,
        { ...sent, data: { ...sent.data, fileInfo: info } },
        options,
      );
      await tellWhoShows(strapi, id);
      return replaced;
    },
    async updateFileInfo(id, info, options) {
      const former = await find(id);
      const updated = await uploads.updateFileInfo(id, info, options);
      if (former !== null && focalPointMoved(former, updated)) await renewSizes(strapi, updated);
      await tellWhoShows(strapi, id);
      return (await find(id)) ?? updated;
    },
  };
}

async function isAvif(file: UploadedFile): Promise<boolean> {
  const known = await metadataOf(file);
  return known?.format === 'heif' && known.compression === 'av1';
}

async function isMoving(file: UploadedFile): Promise<boolean> {
  return ((await metadataOf(file))?.pages ?? 1) > 1;
}

/** Nothing for what is no picture. */
function metadataOf({ filepath }: UploadedFile): Promise<Metadata | undefined> {
  if (filepath === undefined) return Promise.resolve(undefined);
  return sharp(filepath)
    .metadata()
    .catch(() => undefined);
}
