import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameOf, type ObjectStorage } from './object-storage';
import type { StoredPart } from './uploaded-file';

/** Strapi publishes no types for its provider of uploads; `extend` is its way to replace parts of one. */
interface Provider {
  extend(methods: Record<string, (...parts: StoredPart[]) => Promise<void>>): void;
}

/**
 * Makes the upload plugin keep files in a bucket. Their addresses stay `/uploads/{name}`, which the CMS answers itself
 * (`src/middlewares/uploads.ts`): the bucket may be private, and a library that moves there keeps its addresses.
 */
export function keepInObjectStorage(strapi: Core.Strapi, storage: ObjectStorage): void {
  const provider: Provider = Reflect.get(strapi.plugin('upload'), 'provider');
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
  provider.extend({
    upload: keep,
    uploadStream: keep,
    replace,
    replaceStream: replace,
    delete: (part: StoredPart) => inRussian(storage.remove(part)),
  });
  // Written with every file, so that the plugin knows which ones are in this storage.
  strapi.config.set('plugin::upload.provider', 's3');
}
