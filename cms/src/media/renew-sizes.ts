import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { storageService } from '../strapi/upload-services';
import { FILE, type UploadedFile } from '../strapi/uploaded-file';
import { focalPointIn } from './crop-around';
import { makeSizes } from './picture-sizes';
import { readKept } from './storage';

export function focalPointMoved(before: UploadedFile, after: UploadedFile): boolean {
  const [former, now] = [focalPointIn(before.focalPoint), focalPointIn(after.focalPoint)];
  return former.x !== now.x || former.y !== now.y;
}

/** Makes the sizes of a kept picture anew; what has no sizes, like a drawing or a document, has nothing to renew. */
export async function renewSizes(strapi: Core.Strapi, file: UploadedFile): Promise<void> {
  if (!Object.keys(file.formats ?? {}).some((key) => key !== 'thumbnail')) return;
  const storage = storageService(strapi);
  const parts = await makeSizes(await readKept(strapi, file), file);
  const folder = path.dirname(parts[0]?.file.filepath ?? '');
  try {
    // Under their former names: a page that still shows them finds them. The version in their address is new.
    for (const { file: part } of parts) await storage.upload(part);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const renewed = Object.fromEntries(parts.map(({ key, file: part }) => [key, part]));
  await strapi.db.query(FILE).update({
    where: { id: file.id },
    data: { formats: { ...file.formats, ...renewed } },
  });
}
