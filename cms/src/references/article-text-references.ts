import type { Core } from '@strapi/strapi';
import { addressKey } from '@vitrina/content-contract/addresses';
import { inThisLanguage } from '../languages/languages';
import { asReference, type Reference, type ReferringRow } from './reference';

const ARTICLE = 'api::knowledge.article';

/** What an article's text may name: an entry by its reference, or what stands at an address. */
export interface Named {
  documentId: string | undefined;
  addresses: ReadonlySet<string>;
}

/** The articles whose text leads to an entry, by reference or by its address. */
export async function articleTextReferences(
  strapi: Core.Strapi,
  { documentId, addresses }: Named,
): Promise<Reference[]> {
  const needles = [...addresses, ...(documentId === undefined ? [] : [`data-article="${documentId}"`])];
  if (needles.length === 0) return [];
  const rows: (ReferringRow & { text_links?: string | null })[] = await strapi.db.query(ARTICLE).findMany({
    where: {
      $or: needles.map((needle) => ({ text_links: { $contains: needle } })),
      ...inThisLanguage(strapi, ARTICLE),
    },
    select: ['documentId', 'title', 'text_links', 'publishedAt'],
    orderBy: { id: 'asc' },
  });
  return rows
    .filter((row) => row.documentId !== documentId && names(row.text_links ?? '', { documentId, addresses }))
    .map((row) => asReference(strapi, ARTICLE, row, 'ссылка в тексте'));
}

/** The database finds `/blog/disk` in `/blog/disks` too; the link itself tells. */
function names(links: string, { documentId, addresses }: Named): boolean {
  if (documentId !== undefined && links.includes(`data-article="${documentId}"`)) return true;
  return [...links.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].some(([, double, single]) =>
    addresses.has(addressKey((double ?? single ?? '').replaceAll('&amp;', '&')) ?? ''),
  );
}
