import type { Core } from '@strapi/strapi';
import { ARTICLE } from '../markdown/article-fields';
import { textLinks } from './text-links';

const AT_ONCE = 200;

/** Reads the links of articles that were saved before they were kept beside the text. */
export async function fillTextLinks(strapi: Core.Strapi): Promise<void> {
  const unread = { text_links: { $null: true }, text: { $notNull: true } };
  for (;;) {
    const rows: { id: number; text: string }[] = await strapi.db
      .query(ARTICLE)
      .findMany({ select: ['id', 'text'], where: unread, limit: AT_ONCE });
    for (const { id, text } of rows)
      await strapi.db.query(ARTICLE).updateMany({ where: { id }, data: { text_links: textLinks(text) } });
    if (rows.length < AT_ONCE) return;
  }
}
