import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { printCheckRecord } from '../runs/check-record';
import { ARTICLE, articleFields } from './article-fields';
import { printArticleFile, transcriptName } from './article-file';
import { copyOut, picturesIn, readPicture } from './library';
import { storedArticle } from './stored-articles';

export interface Exported {
  articles: number;
  pictures: number;
  /** Pictures that articles show and the library does not have. */
  lost: string[];
}

/** Writes every article into a file named by its address with its transcript beside it, and the pictures they show into `assets` beside them. */
export async function exportArticles(strapi: Core.Strapi, folder: string): Promise<Exported> {
  await mkdir(folder, { recursive: true });
  const fields = articleFields(strapi);
  const pictures = new Set<string>();
  const listed = await strapi.documents(ARTICLE).findMany({ status: 'draft', fields: ['url'], sort: 'url' });
  for (const { url } of listed) {
    const stored = await storedArticle(strapi, fields, String(url));
    if (stored === undefined) continue;
    await writeFile(path.join(folder, `${url}.md`), printArticleFile(stored.file));
    const { check } = stored.file;
    if (check !== undefined) {
      await writeFile(path.join(folder, transcriptName(stored.file.url)), printCheckRecord(check));
    }
    for (const picture of picturesIn(stored.file.text)) pictures.add(picture);
    for (const value of Object.values(stored.file.fields)) {
      const picture = readPicture(value);
      if (picture !== undefined) pictures.add(picture.file);
    }
  }
  const lost: string[] = [];
  for (const picture of pictures) if (!(await copyOut(strapi, picture, folder))) lost.push(picture);
  return { articles: listed.length, pictures: pictures.size - lost.length, lost };
}
