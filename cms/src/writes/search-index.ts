import type { Core } from '@strapi/strapi';
import { currentLanguage, inLanguage } from '../languages/languages';
import { ARTICLE } from '../markdown/article-fields';
import type { ArticleIndex } from '../search/article-index';
import { type IndexKeeper, renew, report } from '../search/index-keeper';
import { knexSql } from '../search/sql';
import { SEEN } from './write';
import type { WriteStep } from './write-step';

/** What an article bears the name or the address of. */
const BORNE = [
  'api::knowledge.topic',
  'api::knowledge.category',
  'api::knowledge.tag',
  'api::knowledge.author',
];

/**
 * Keeps the index equal to what is published: an article in the transaction of its change, and those that bear a changed name
 * shortly after it.
 */
export function searchIndex(strapi: Core.Strapi, index: ArticleIndex, keeper: IndexKeeper): WriteStep {
  return {
    name: 'search index',
    of: [ARTICLE, ...BORNE],
    on: SEEN,
    isAfterSeed: true,
    async follow({ uid, action, documentId }, { trx, onCommit }) {
      if (uid !== ARTICLE) {
        // Nothing bears the name of what is new.
        if (action !== 'create' && action !== 'clone') onCommit(() => void keeper.repair());
        return;
      }
      if (documentId === undefined) return;
      const terms = await renew(strapi, index, documentId, knexSql(trx));
      // Apart from the transaction: two that bring the same word would wait for each other.
      // A write of several languages is done when all of them are, and then no language is at work.
      const language = currentLanguage();
      onCommit(
        () => void inLanguage(language, () => index.learn(terms)).catch((error) => report(strapi, error)),
      );
    },
  };
}
