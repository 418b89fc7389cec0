import { lockArticle } from './lock-article';
import { ARTICLES, type Database, VIEW_BATCHES } from './reader-tables';

/** Views that an instance of the site has added up. */
export interface ViewBatch {
  id: string;
  views: readonly { article: string; amount: number }[];
}

/**
 * Adds the views of a batch, all or none of them; `known` when it was added before: the site sends a batch again when the
 * answer was lost. What is no article any more counts nowhere.
 */
export function takeViews(
  database: Database,
  { id, views }: ViewBatch,
  now: number,
): Promise<'added' | 'known'> {
  return database.transaction(async (transaction) => {
    const isNew = await transaction(VIEW_BATCHES)
      .insert({ id, taken_at: now })
      .onConflict('id')
      .ignore()
      .returning('id');
    if (isNew.length === 0) return 'known';
    // In one order, so that two batches at once do not wait for each other in a circle.
    const ordered = [...views].sort((one, other) => (one.article < other.article ? -1 : 1));
    for (const { article, amount } of ordered) {
      await lockArticle(transaction, article);
      const row = await transaction(ARTICLES).where('document_id', article).max({ views: 'views' }).first();
      if (row === undefined) continue;
      // Both rows get the same: a publication at the same moment may have left one of them behind.
      await transaction(ARTICLES)
        .where('document_id', article)
        .update({ views: Number(row.views ?? 0) + amount });
    }
    return 'added';
  });
}
