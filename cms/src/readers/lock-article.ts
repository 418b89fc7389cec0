import { ARTICLES, type Database } from './reader-tables';

/**
 * An editor's publication may hold the rows of an article for a while. Readers give up before PostgreSQL looks for a deadlock,
 * which takes it a second: otherwise it could be the publication that fails.
 */
const PATIENCE_MS = 800;

/**
 * Takes the rows of one article until the transaction ends, so that figures are counted one after the other; statements after
 * this one see what was counted before. SQLite has one transaction at a time anyway. Throws when they are not free in time.
 */
export async function lockArticle(transaction: Database, article: string): Promise<void> {
  if (transaction.client.dialect === 'postgresql')
    await transaction.raw(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
  await transaction(ARTICLES).select('id').where('document_id', article).orderBy('id').forUpdate();
}
