import type { Core } from '@strapi/strapi';
import { fieldOf } from '../field-of';
import { readCheckRecord } from '../runs/check-record';
import { ARTICLE, type ArticleField } from './article-fields';
import { type ArticleFile, isSameFile, mapTextReferences, referencesIn } from './article-file';
import { asPicture } from './library';

type Entry = Readonly<Record<string, unknown>>;

/** Populates what a file names of an entry. */
function populateFor(fields: readonly ArticleField[]): Record<string, object> {
  return Object.fromEntries(
    fields.flatMap((field): [string, object][] => {
      if (field.kind === 'plain') return [];
      return [[field.name, field.kind === 'picture' ? {} : { fields: [field.key] }]];
    }),
  );
}

/** The article as a file has it; `undefined` when the CMS has none at that address. */
export async function storedArticle(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  url: string,
): Promise<{ documentId: string; file: ArticleFile } | undefined> {
  const documents = strapi.documents(ARTICLE);
  const populate = populateFor(fields);
  const draft = await documents.findFirst({ filters: { url }, status: 'draft', populate });
  if (draft === null) return undefined;
  const { documentId } = draft;
  const published = await documents.findOne({ documentId, status: 'published', populate });
  const file = await toFile(strapi, fields, draft, published === null ? false : 'changed');
  if (published === null) return { documentId, file };
  // What visitors see is the draft unless it would be written otherwise.
  const shown = await toFile(strapi, fields, published, 'changed');
  const isSame = isSameFile(shown, file);
  return { documentId, file: isSame ? { ...file, published: true } : file };
}

async function toFile(
  strapi: Core.Strapi,
  fields: readonly ArticleField[],
  entry: Entry,
  published: ArticleFile['published'],
): Promise<ArticleFile> {
  const text = typeof entry.text === 'string' ? entry.text : '';
  const urls = await urlsOf(strapi, referencesIn(text));
  return {
    url: String(entry.url),
    published,
    fields: Object.fromEntries(
      fields.flatMap((field) =>
        field.name === 'url' ? [] : [[field.name, fileValueOf(field, entry[field.name])]],
      ),
    ),
    // A deleted article has no address: its id stays.
    text: mapTextReferences(text, (id) => urls.get(id) ?? id),
    check: readCheckRecord(entry.check_record),
  };
}

function fileValueOf(field: ArticleField, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  switch (field.kind) {
    case 'plain':
      return field.type === 'decimal' || field.type === 'float' ? Number(value) : plain(value);
    case 'one':
      return fieldOf(value, field.key);
    case 'many': {
      const keys = Array.isArray(value) ? value.map((row: unknown) => fieldOf(row, field.key)) : [];
      return keys.length === 0 ? undefined : keys;
    }
    case 'picture':
      return asPicture(
        Object.assign({ id: 0, hash: '', ext: '', url: '', alternativeText: '', caption: '' }, value),
      );
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value === '' ? undefined : value;
}

async function urlsOf(strapi: Core.Strapi, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await strapi
    .documents(ARTICLE)
    .findMany({ status: 'draft', filters: { documentId: { $in: [...ids] } }, fields: ['url'] });
  return new Map(found.map(({ documentId, url }) => [documentId, url ?? documentId]));
}
