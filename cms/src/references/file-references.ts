import type { Core } from '@strapi/strapi';
import type { StoredFile } from '../strapi/upload-services';
import { pageReferences } from './page-references';
import { asReference, eachOnce, type Reference, type ReferringRow } from './reference';

const ARTICLE = 'api::knowledge.article';
const FIELD_WORDS: Record<string, string> = { image: 'обложка', avatar: 'портрет', logo: 'логотип' };

export type { StoredFile };

/** The entries that show a file: in a field of theirs, in an article's text, or in a block. */
export async function fileReferences(strapi: Core.Strapi, file: StoredFile): Promise<Reference[]> {
  const texts: (ReferringRow & { text_links?: string | null })[] = await strapi.db.query(ARTICLE).findMany({
    where: { $or: [file.hash, file.name].map((name) => ({ text_links: { $contains: name } })) },
    select: ['documentId', 'title', 'text_links', 'publishedAt'],
    orderBy: { id: 'asc' },
  });
  return eachOnce([
    ...(await referencesInFields(strapi, file)),
    ...texts
      .filter(({ text_links: links }) => showsFile(links ?? '', file))
      .map((row) => asReference(strapi, ARTICLE, row, 'картинка в тексте')),
    ...(await pageReferences(strapi, undefined, (value, field) => {
      const isShown = typeof value === 'string' && field !== 'hash' && showsFile(value, file);
      return isShown ? 'картинка в блоке' : undefined;
    })),
  ]);
}

/** Whether a text holds the address of a file or of one of its sizes; `/tutorials/ssh-keys` is not that of `ssh-keys.webp`. */
function showsFile(text: string, { hash, name }: StoredFile): boolean {
  return text.includes(`/assets/${name}`) || text.includes(`/${hash}.`) || text.includes(`_${hash}.`);
}

async function referencesInFields(strapi: Core.Strapi, { id }: StoredFile): Promise<Reference[]> {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const references: Reference[] = [];
  for (const { uid, attributes } of types) {
    const fields = Object.keys(attributes).filter((name) => attributes[name]?.type === 'media');
    for (const field of fields) {
      const rows: ReferringRow[] = await strapi.db
        .query(uid)
        .findMany({ where: { [field]: { id } }, orderBy: { id: 'asc' } });
      references.push(
        ...rows.map((row) => asReference(strapi, uid, row, FIELD_WORDS[field] ?? 'изображение')),
      );
    }
  }
  return references;
}
