import type { Core } from '@strapi/strapi';
import { inLanguage, shopLanguages } from '../languages/languages';
import type { ArticleIndex } from './article-index';
import { articleTerms, vocabularyOf } from './article-terms';
import { knexSql, type Sql } from './sql';
import { fingerprintsFrom, readArticle } from './stored-articles';

const AT_ONCE = 500;

export interface IndexKeeper {
  /** Compares the index with the articles, and mends what differs; one after the other, and never twice at a time. */
  repair(): Promise<void>;
  close(): Promise<void>;
}

/** Mends what was changed past the document service, or was being changed when a process died. */
export function indexKeeper(strapi: Core.Strapi, index: ArticleIndex): IndexKeeper {
  let isClosed = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  async function repairAll(): Promise<void> {
    for (const language of shopLanguages()) await inLanguage(language, repairOnce);
  }

  async function repairOnce(): Promise<void> {
    const known = await index.fingerprints();
    const { changed, gone } = await compare(strapi, known, () => isClosed);
    for (const documentId of [...changed, ...gone]) {
      if (isClosed) return;
      await mend(strapi, index, documentId, known.get(documentId));
    }
    const mended = changed.length + gone.length;
    if (mended > 0) strapi.log.info(`The search index was behind in ${mended} articles: it is mended.`);
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await repairAll();
      } while (isAskedAgain && !isClosed);
    } catch (error) {
      if (!isClosed) report(strapi, error);
    } finally {
      running = undefined;
    }
  }

  return {
    repair() {
      if (isClosed) return Promise.resolve();
      if (running) isAskedAgain = true;
      running ??= run();
      return running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

async function compare(
  strapi: Core.Strapi,
  known: ReadonlyMap<string, string>,
  isClosed: () => boolean,
): Promise<{ changed: string[]; gone: string[] }> {
  const gone = new Set(known.keys());
  const changed: string[] = [];
  let last = 0;
  while (!isClosed()) {
    const articles = await fingerprintsFrom(strapi, last, AT_ONCE);
    for (const { documentId, fingerprint } of articles) {
      gone.delete(documentId);
      if (known.get(documentId) !== fingerprint) changed.push(documentId);
    }
    last = articles.at(-1)?.id ?? last;
    if (articles.length < AT_ONCE) return { changed, gone: [...gone] };
  }
  return { changed: [], gone: [] };
}

/**
 * Brings one article up to date, beside whoever is just publishing it: its row is held while it is read, and a row that was
 * missing is only added, so that nothing older takes the place of anything newer.
 */
async function mend(
  strapi: Core.Strapi,
  index: ArticleIndex,
  documentId: string,
  seen: string | undefined,
): Promise<void> {
  const terms = await strapi.db.transaction(async ({ trx }) => {
    const sql = knexSql(trx);
    const held = await index.lock(documentId, sql);
    // Somebody else has changed it since.
    if (held !== seen) return [];
    return renew(strapi, index, documentId, sql, held === undefined ? 'fresh' : undefined);
  });
  await index.learn(terms);
}

/** Makes the row of one article what visitors see of it, and answers its terms, to be learned. */
export async function renew(
  strapi: Core.Strapi,
  index: ArticleIndex,
  documentId: string,
  sql: Sql,
  only?: 'fresh',
): Promise<string[]> {
  const article = await readArticle(strapi, documentId);
  if (article === undefined) {
    await index.remove(documentId, sql);
    return [];
  }
  await index.put(article, sql, only);
  return vocabularyOf(articleTerms(article));
}

export function report(strapi: Core.Strapi, error: unknown): void {
  strapi.log.error(`The search index could not be brought up to date: ${String(error)}`);
}
