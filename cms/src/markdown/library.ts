import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { uploadService, withNamesKept } from '../strapi/upload-services';

/** A file of the media library as articles name it, with what a reader is told of it. */
export interface Picture {
  /** `/assets/{file}` */
  file: string;
  alt?: string;
  caption?: string;
}

interface StoredFile {
  id: number;
  hash: string;
  ext: string | null;
  url: string;
  alternativeText: string | null;
  caption: string | null;
}

const ASSETS = '/assets/';
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

export function asPicture({ hash, ext, alternativeText, caption }: StoredFile): Picture {
  return {
    file: `${ASSETS}${hash}${ext ?? ''}`,
    ...(alternativeText ? { alt: alternativeText } : {}),
    ...(caption ? { caption } : {}),
  };
}

export async function storedFile(strapi: Core.Strapi, address: string): Promise<StoredFile | undefined> {
  const { name, ext } = path.parse(address);
  const files: StoredFile[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: name, ext: ext === '' ? null : ext } });
  return files[0];
}

/** A file elsewhere that takes longer is left out of the copy, which says so. */
const COPY_MS = 60_000;

/** Copies a file of the library into the folder, under the name articles know it by. */
export async function copyOut(strapi: Core.Strapi, address: string, folder: string): Promise<boolean> {
  const stored = await storedFile(strapi, address);
  if (stored === undefined) return false;
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const target = path.join(folder, 'assets', path.basename(address));
  if (stored.url.startsWith('/')) await copyFile(path.join(strapi.dirs.static.public, stored.url), target);
  else
    await writeFile(
      target,
      Buffer.from(
        await (
          await fetch(stored.url, { redirect: 'error', signal: AbortSignal.timeout(COPY_MS) })
        ).arrayBuffer(),
      ),
    );
  return true;
}

export async function isInFolder(address: string, folder: string): Promise<boolean> {
  const file = await stat(path.join(folder, 'assets', path.basename(address))).catch(() => undefined);
  return file?.isFile() === true;
}

/** Puts a file beside the articles into the library. It keeps its name there, since texts refer to it. */
export async function putIn(
  strapi: Core.Strapi,
  { file, alt = '', caption = '' }: Picture,
  folder: string,
): Promise<void> {
  const name = path.basename(file);
  const filepath = path.join(folder, 'assets', name);
  const { size } = await stat(filepath);
  const mimetype = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  const files = { filepath, originalFilename: name, mimetype, size };
  const fileInfo = { name, alternativeText: alt, caption };
  await withNamesKept(strapi, () => uploadService(strapi).upload({ data: { fileInfo }, files }));
}

/** What a file says of a picture, or `undefined` when it says it wrongly. */
export function readPicture(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, alt, caption }: Record<string, unknown> = { ...value };
  if (typeof file !== 'string' || !/^\/assets\/[\w.-]+$/.test(file)) return undefined;
  return {
    file,
    ...(typeof alt === 'string' ? { alt } : {}),
    ...(typeof caption === 'string' ? { caption } : {}),
  };
}

/** Files of the library a text shows. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/ src="(\/assets\/[\w.-]+)"/g)].flatMap(([, file]) => file ?? []);
}
