import type { Core } from '@strapi/strapi';
import { ARTICLE, type ArticleField, type RelatedUid } from './article-fields';
import { type ArticleFile, mapTextReferences, referencesIn } from './article-file';
import type { MarkdownFault } from './from-markdown';
import { readPicture, storedFile } from './library';

/** What a file names and neither the CMS nor the import has, and fields articles do not have. */
export async function unknownIn(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  { fields: values, text }: ArticleFile,
  imported: ReadonlySet<string>,
  lineOf: (field: string) => number,
): Promise<MarkdownFault[]> {
  const names = new Set(fields.map(({ name }) => name));
  const faults: MarkdownFault[] = Object.keys(values)
    .filter((name) => !names.has(name))
    .map((name) => ({ line: lineOf(name), message: `поля ${name} у статьи нет` }));
  for (const field of fields) {
    const value = values[field.name];
    if (value === null || value === undefined) continue;
    const fault = (message: string) => faults.push({ line: lineOf(field.name), message });
    if (field.kind === 'picture' && readPicture(value) === undefined) {
      fault(`${field.name}: картинка пишется как file: /assets/…`);
    }
    if (field.kind !== 'one' && field.kind !== 'many') continue;
    const isComing = (key: string) => field.target === ARTICLE && imported.has(key);
    for (const key of keysIn(value)) {
      if (!isComing(key) && (await idOf(strapi, field.target, field.key, key)) === undefined) {
        fault(`${field.name}: «${key}» в CMS нет`);
      }
    }
  }
  for (const url of referencesIn(text)) {
    const isKnown = imported.has(url) || isDocumentId(url);
    if (!isKnown && (await idOf(strapi, ARTICLE, 'url', url)) === undefined) {
      faults.push({ line: 1, message: `текст ссылается на статью «${url}», которой нет` });
    }
  }
  return faults;
}

/** What the CMS is told: everything a file leaves out is empty. */
export async function articleData(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  { url, fields: values, text, check }: ArticleFile,
): Promise<Record<string, unknown>> {
  const ids = new Map<string, string>();
  for (const reference of referencesIn(text)) {
    ids.set(reference, (await idOf(strapi, ARTICLE, 'url', reference)) ?? reference);
  }
  const data: Record<string, unknown> = {
    text: mapTextReferences(text, (reference) => ids.get(reference) ?? reference),
  };
  for (const field of fields) {
    const value = values[field.name];
    switch (field.kind) {
      case 'plain':
        data[field.name] = value ?? null;
        break;
      case 'picture': {
        const picture = readPicture(value);
        data[field.name] =
          picture === undefined ? null : ((await storedFile(strapi, picture.file))?.id ?? null);
        break;
      }
      default: {
        const related: string[] = [];
        for (const key of keysIn(value)) {
          const id = await idOf(strapi, field.target, field.key, key);
          if (id !== undefined) related.push(id);
        }
        data[field.name] = { set: related };
      }
    }
  }
  // What it vouches for is worked out where it is saved: `writes/checked-code.ts`.
  return { ...data, ...(check === undefined ? {} : { check_record: { ...check } }), url };
}

async function idOf(
  strapi: Core.Strapi,
  uid: RelatedUid,
  key: 'path' | 'url',
  value: string,
): Promise<string | undefined> {
  const entry = await strapi.db
    .query(uid)
    .findOne({ select: ['documentId'], where: { [key]: value }, orderBy: { id: 'asc' } });
  return entry?.documentId;
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined ? [] : [String(value)];
}

/** A reference to an article that was deleted keeps the id it had. */
function isDocumentId(reference: string): boolean {
  return /^[a-z0-9]{24}$/.test(reference);
}
