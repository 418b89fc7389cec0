import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Checker } from '../checks/checker';
import { currentLanguage, defaultLanguage } from '../languages/languages';
import { parseCheckRecord } from '../runs/check-record';
import { articleData, unknownIn } from './article-data';
import { ARTICLE, type ArticleField, articleFields } from './article-fields';
import { type ArticleFile, isSameFile, type ReadFile, readArticleFile, transcriptName } from './article-file';
import type { MarkdownFault } from './from-markdown';
import { isInFolder, picturesIn, putIn, readPicture, storedFile } from './library';
import { publishTogether } from './publish-together';
import { storedArticle } from './stored-articles';

/** What became of a file. */
export interface Imported {
  name: string;
  outcome: 'new' | 'changed' | 'same' | 'refused';
  faults: MarkdownFault[];
}

export interface ImportSettings {
  /** Holds what is to be published to the check; without it everything is published. */
  checker?: Checker;
  /** Tells what would happen and changes nothing. */
  isDryRun?: boolean;
}

interface GoodFile {
  name: string;
  file: ArticleFile;
  lineOf(field: string): number;
}

class Rehearsed extends Error {}

/** Makes the articles of the CMS what the files of a folder say. What a file says already is not touched. */
export async function importArticles(
  strapi: Core.Strapi,
  folder: string,
  { checker, isDryRun = false }: ImportSettings = {},
): Promise<Imported[]> {
  let imported: Imported[] = [];
  const work = async () => {
    imported = await importFiles(strapi, folder, checker, isDryRun);
  };
  if (!isDryRun) await work();
  else {
    await strapi.db
      .transaction(async () => {
        await work();
        throw new Rehearsed();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rehearsed)) throw error;
      });
  }
  return imported.sort((one, other) => one.name.localeCompare(other.name));
}

async function importFiles(
  strapi: Core.Strapi,
  folder: string,
  checker: Checker | undefined,
  isDryRun: boolean,
): Promise<Imported[]> {
  const fields = articleFields(strapi);
  const imported: Imported[] = [];
  const refuse = (name: string, faults: MarkdownFault[]) =>
    imported.push({ name, outcome: 'refused', faults });

  const good = await goodFiles(strapi, fields, await readFolder(folder), refuse);
  // Articles refer to one another, so each has to be there before the first is filled.
  const isNew = new Map<string, boolean>();
  const absent = new Set<string>();
  for (const { file } of good) {
    const stored = await storedArticle(strapi, fields, file.url);
    isNew.set(file.url, stored === undefined || isUnfilled(fields, stored.file));
    if (stored === undefined) absent.add(file.url);
  }
  const saved: (GoodFile & { documentId: string })[] = [];
  for (const one of good.filter(({ file }) => absent.has(file.url))) {
    await attempt(one, refuse, () => make(strapi, one.file));
  }
  for (const one of good) {
    const stored = await storedArticle(strapi, fields, one.file.url);
    if (stored === undefined) continue;
    const { documentId } = stored;
    const dated = datedAs(one.file, stored.file);
    const file = isNew.get(one.file.url) ? dated : withFiguresOf(stored.file, dated);
    const known = file.check === undefined ? { ...stored.file, check: undefined } : stored.file;
    // Two files are compared as they are printed, which takes a third of a first import.
    if (!isNew.get(one.file.url) && isSameFile(known, file)) {
      imported.push({ name: one.name, outcome: 'same', faults: [] });
      continue;
    }
    const isSaved = await attempt(one, refuse, () =>
      strapi.db.transaction(async () => {
        if (!isDryRun) await putPicturesIn(strapi, fields, file, folder);
        const data = await articleData(strapi, fields, file);
        await strapi.documents(ARTICLE).update({ documentId, data });
        if (file.published === false && stored.file.published !== false) {
          await strapi.documents(ARTICLE).unpublish({ documentId });
        }
      }),
    );
    if (isSaved) saved.push({ ...one, documentId });
  }
  const stopped = await publishTogether(
    strapi,
    saved.filter(({ file }) => file.published === true).map(({ documentId }) => documentId),
    checker,
    // A rehearsal puts no pictures into the library.
    isDryRun ? ['no-picture'] : [],
  );
  for (const { name, file, documentId, lineOf } of saved) {
    const problems = stopped.get(documentId);
    const faults = (problems ?? []).map(({ message, place }) => ({ line: lineOf(place.field), message }));
    const outcome = problems !== undefined ? 'refused' : isNew.get(file.url) ? 'new' : 'changed';
    imported.push({ name, outcome, faults });
  }
  return imported;
}

/** In a language that is not the default an article is the translation of the one at the same address, where there is one. */
async function make(strapi: Core.Strapi, { url, fields }: ArticleFile): Promise<void> {
  const data: Record<string, unknown> = { title: String(fields.title), url };
  const locale = defaultLanguage();
  const isTranslation = currentLanguage() !== locale;
  const origin = isTranslation
    ? await strapi.documents(ARTICLE).findFirst({ filters: { url }, status: 'draft', locale })
    : null;
  if (origin === null) await strapi.documents(ARTICLE).create({ data });
  else await strapi.documents(ARTICLE).update({ documentId: origin.documentId, data });
}

/**
 * What an import that was killed has left: it makes all articles before it fills the first. Such a one is as good as new, and takes the
 * figures of its file too.
 */
function isUnfilled(fields: readonly ArticleField[], file: ArticleFile): boolean {
  if (file.published !== false || file.text !== '') return false;
  return fields.every(({ kind, name }) => kind === 'plain' || file.fields[name] === undefined);
}

/** What readers have done since the file was written stays; only a new article brings the figures it had elsewhere. */
function withFiguresOf(stored: ArticleFile, file: ArticleFile): ArticleFile {
  const { views, rating } = stored.fields;
  return { ...file, fields: inOrderOf(stored, { ...file.fields, views, rating }) };
}

/** Its publication dates an article whose file has no date: it keeps that one, or each import would date it anew. */
function datedAs(file: ArticleFile, stored: ArticleFile): ArticleFile {
  const { date_created } = stored.fields;
  if (date_created === undefined || 'date_created' in file.fields) return file;
  return { ...file, fields: inOrderOf(stored, { ...file.fields, date_created }) };
}

/** In the order of the export, by which files are compared. */
function inOrderOf(stored: ArticleFile, fields: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys({ ...stored.fields, ...fields }).filter((name) => name in fields);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

type Refuse = (name: string, faults: MarkdownFault[]) => void;

async function readFolder(folder: string): Promise<(ReadFile & { name: string })[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const read = readArticleFile(await readFile(path.join(folder, name), 'utf8'));
      return { name, ...(read.status === 'read' ? await withTranscript(read, folder) : read) };
    }),
  );
}

/** With what stands in the transcript beside it, if there is one. */
async function withTranscript(read: ReadFile & { status: 'read' }, folder: string): Promise<ReadFile> {
  const place = path.join(folder, transcriptName(read.file.url));
  const transcript = await readFile(place, 'utf8').catch(() => undefined);
  if (transcript === undefined) return read;
  const check = parseCheckRecord(transcript);
  if (check !== undefined) return { ...read, file: { ...read.file, check } };
  const message = `протокол ${path.basename(place)} не читается: запустите npm run articles:run -- ${read.file.url}`;
  return { status: 'refused', faults: [{ line: 1, message }] };
}

/** Files that can be imported. One that refers to a file which cannot is refused as well. */
async function goodFiles(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  read: readonly (ReadFile & { name: string })[],
  refuse: Refuse,
): Promise<GoodFile[]> {
  let good: GoodFile[] = [];
  for (const one of read) {
    if (one.status === 'refused') refuse(one.name, one.faults);
    else if (good.some(({ file }) => file.url === one.file.url))
      refuse(one.name, [
        { line: one.lineOf('url'), message: `адрес ${one.file.url} уже есть в другом файле` },
      ]);
    else good.push(one);
  }
  for (;;) {
    const urls = new Set(good.map(({ file }) => file.url));
    const left: GoodFile[] = [];
    for (const one of good) {
      const faults = await unknownIn(strapi, fields, one.file, urls, one.lineOf);
      if (faults.length > 0) refuse(one.name, faults);
      else left.push(one);
    }
    if (left.length === good.length) return good;
    good = left;
  }
}

async function attempt(one: GoodFile, refuse: Refuse, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error;
    refuse(one.name, [{ line: one.lineOf('url'), message: error.message }]);
    return false;
  }
}

async function putPicturesIn(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  { fields: values, text }: ArticleFile,
  folder: string,
): Promise<void> {
  const named = fields.flatMap(({ kind, name }) =>
    kind === 'picture' ? (readPicture(values[name]) ?? []) : [],
  );
  const shown = picturesIn(text).map((file) => ({ file }));
  for (const picture of [...named, ...shown]) {
    if ((await storedFile(strapi, picture.file)) !== undefined) continue;
    if (await isInFolder(picture.file, folder)) await putIn(strapi, picture, folder);
  }
}
