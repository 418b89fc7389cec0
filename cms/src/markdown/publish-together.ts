import type { Core } from '@strapi/strapi';
import type { Checker } from '../checks/checker';
import type { Problem } from '../checks/problem';
import { publishAnyway } from '../checks/publish-anyway';
import { duringPreflight } from '../checks/remember-site';
import { ARTICLE } from './article-fields';

class SomeStopped extends Error {}

/**
 * Publishes articles that may lead to one another: each is checked when all of them are published, and what is stopped is
 * taken back with the others, which are then tried without it. Answers what stopped whom.
 */
export async function publishTogether(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  checker: Checker | undefined,
  ignored: readonly string[],
): Promise<ReadonlyMap<string, Problem[]>> {
  return duringPreflight(async () => {
    // Only for the questions to the site, which the transaction must not wait for: the verdict is the one given inside it.
    for (const documentId of documentIds) await checker?.checkSaved(ARTICLE, documentId);
    return publishUnstopped(strapi, documentIds, checker, ignored);
  });
}

async function publishUnstopped(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  checker: Checker | undefined,
  ignored: readonly string[],
): Promise<ReadonlyMap<string, Problem[]>> {
  const stopped = new Map<string, Problem[]>();
  for (;;) {
    const left = documentIds.filter((id) => !stopped.has(id));
    try {
      await strapi.db.transaction(async () => {
        await publishAll(strapi, left);
        for (const documentId of checker === undefined ? [] : left) {
          const problems = await checker?.checkSaved(ARTICLE, documentId);
          const blocking = (problems ?? []).filter(
            ({ severity, code }) => severity === 'blocks' && !ignored.includes(code),
          );
          if (blocking.length > 0) stopped.set(documentId, blocking);
        }
        if (left.some((id) => stopped.has(id))) throw new SomeStopped();
      });
      return stopped;
    } catch (error) {
      if (!(error instanceof SomeStopped)) throw error;
    }
  }
}

/** A published article keeps only what is published of its relations, so those with neighbours are published twice. */
async function publishAll(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const documents = strapi.documents(ARTICLE);
  const publish = (documentId: string) => publishAnyway(() => documents.publish({ documentId }));
  for (const documentId of documentIds) await publish(documentId);
  for (const documentId of documentIds) {
    const populate = { similar_tutorials: true };
    const draft = await documents.findOne({ documentId, status: 'draft', populate });
    const published = await documents.findOne({ documentId, status: 'published', populate });
    const amount = (entry: typeof draft) => entry?.similar_tutorials?.length ?? 0;
    if (amount(published) < amount(draft)) await publish(documentId);
  }
}
