import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { uploadService } from '../src/strapi/upload-services';

/** What is to be seen on each picture of `pictures/`; `draw-pictures.mjs` there has drawn them. */
const PICTURES = {
  'ilya-somov': 'Илья Сомов, рисованный портрет',
  'daria-vetrova': 'Дарья Ветрова, рисованный портрет',
  'artem-lagutin': 'Артём Лагутин, рисованный портрет',
  'nina-zvereva': 'Нина Зверева, рисованный портрет',
  'timur-asadov': 'Тимур Асадов, рисованный портрет',
  'vera-klimova': 'Вера Климова, рисованный портрет',
  'marina-orlova': 'Марина Орлова, рисованный портрет',
  'pavel-rudnev': 'Павел Руднев, рисованный портрет',
  'olesya-granina': 'Олеся Гранина, рисованный портрет',
} as const;

/** Puts the pictures of the seed into the library; answers their numbers by the addresses of what they belong to. */
export async function seedPictures(strapi: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const uploads = uploadService(strapi);
  const ids = new Map<string, number>();
  for (const [name, alternativeText] of Object.entries(PICTURES)) {
    const originalFilename = `${name}.webp`;
    const filepath = path.join(strapi.dirs.app.root, 'seed', 'pictures', originalFilename);
    const { size } = await stat(filepath);
    const [file] = await uploads.upload({
      data: { fileInfo: { name: originalFilename, alternativeText } },
      files: { filepath, originalFilename, mimetype: 'image/webp', size },
    });
    if (file !== undefined) ids.set(name, file.id);
  }
  return ids;
}
