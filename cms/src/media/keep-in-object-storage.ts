import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uploadProvider } from '../strapi/upload-services';
import type { StoredPart } from '../strapi/uploaded-file';
import { nameOf, type ObjectStorage } from './object-storage';

/**
 * Makes the upload plugin keep files in a bucket. Their addresses stay `/uploads/{name}`, which the CMS answers itself
 * (`src/middlewares/uploads.ts`): the bucket may be private, and a library that moves there keeps its addresses.
 */
export function keepInObjectStorage(strapi: Core.Strapi, storage: ObjectStorage): void {
  const inRussian = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      strapi.log.error(
        `The object storage does not answer: ${error instanceof Error ? error.message : error}.`,
      );
      throw new errors.ApplicationError('Хранилище файлов не отвечает. Попробуйте ещё раз через минуту.');
    }
  };
  const keep = async (part: StoredPart) => {
    await inRussian(storage.put(part));
    part.url = `/uploads/${nameOf(part)}`;
  };
  const replace = async (part: StoredPart, former: StoredPart) => {
    await keep(part);
    if (nameOf(part) !== nameOf(former)) await inRussian(storage.remove(former));
  };
  uploadProvider(strapi).extend({
    upload: keep,
    uploadStream: keep,
    replace,
    replaceStream: replace,
    delete: (part: StoredPart) => inRussian(storage.remove(part)),
  });
  // Written with every file, so that the plugin knows which ones are in this storage.
  strapi.config.set('plugin::upload.provider', 's3');
}
