import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fileService, folderService, uploadService } from '../strapi/upload-services';
import { FILE } from '../strapi/uploaded-file';
import { fileReferences, type StoredFile } from './file-references';
import { nameReferences } from './name-references';

/**
 * Refuses to delete a file that a text, a cover, a portrait or a page shows. The plugin removes the file from the disk before
 * its row, so a refusal has to come before either; of many, all are looked at before the first is gone.
 */
export function guardFiles(strapi: Core.Strapi): void {
  const [upload, file, folder] = [uploadService(strapi), fileService(strapi), folderService(strapi)];
  const { remove } = upload;
  const deleteFiles = file.deleteByIds;
  const deleteFolders = folder.deleteByIds;
  upload.remove = async (stored) => {
    await refuseUsed(strapi, [stored]);
    return remove.call(upload, stored);
  };
  file.deleteByIds = async (ids) => {
    await refuseUsed(strapi, await strapi.db.query(FILE).findMany({ where: { id: { $in: ids } } }));
    return deleteFiles.call(file, ids);
  };
  folder.deleteByIds = async (ids) => {
    await refuseUsed(strapi, await filesIn(strapi, ids));
    return deleteFolders.call(folder, ids);
  };
}

async function refuseUsed(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    const references = await fileReferences(strapi, file);
    if (references.length > 0) {
      throw new errors.ValidationError(
        `Нельзя удалить файл «${file.name}»: его показывают. Где: ${nameReferences(references)}.`,
      );
    }
  }
}

async function filesIn(strapi: Core.Strapi, folderIds: number[]): Promise<StoredFile[]> {
  const folders: { path: string }[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: folderIds } } });
  if (folders.length === 0) return [];
  const places = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return strapi.db.query(FILE).findMany({ where: { $or: places } });
}
