import type { Core } from '@strapi/strapi';
import { inThisLanguage } from '../languages/languages';
import { addressesOf } from './addresses-of';
import type { Move } from './redirect-table';

interface Topic {
  documentId: string;
  path: string;
}

/** What moves along with a topic: its published articles, the topics below it and theirs. */
export async function movesOfTopic(strapi: Core.Strapi, before: object, after: object): Promise<Move[]> {
  const { documentId } = asTopic(after);
  const children: Topic[] = await strapi.db.query('api::knowledge.topic').findMany({
    where: { parent: { documentId }, ...inThisLanguage(strapi, 'api::knowledge.topic') },
    select: ['documentId', 'path'],
  });
  const moves = [
    ...(await movesOfArticles(strapi, before, after)),
    ...children.flatMap((child) =>
      moved('api::knowledge.topic', { ...child, parent: before }, { ...child, parent: after }),
    ),
  ];
  for (const child of children) {
    moves.push(...(await movesOfArticles(strapi, { ...child, parent: before }, { ...child, parent: after })));
  }
  return moves;
}

async function movesOfArticles(strapi: Core.Strapi, before: object, after: object): Promise<Move[]> {
  if (addressesOf('api::knowledge.topic', before)[0] === addressesOf('api::knowledge.topic', after)[0])
    return [];
  const { documentId } = asTopic(after);
  const articles: { url: string }[] = await strapi.db.query('api::knowledge.article').findMany({
    where: {
      ...{ topic: { documentId }, publishedAt: { $notNull: true } },
      ...inThisLanguage(strapi, 'api::knowledge.article'),
    },
    select: ['url'],
  });
  return articles.flatMap(({ url }) =>
    moved('api::knowledge.article', { url, topic: before }, { url, topic: after }),
  );
}

function moved(
  uid: 'api::knowledge.topic' | 'api::knowledge.article',
  before: object,
  after: object,
): Move[] {
  const [from, to] = [addressesOf(uid, before)[0], addressesOf(uid, after)[0]];
  return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
}

function asTopic(entry: object): Topic {
  return { documentId: String(Reflect.get(entry, 'documentId')), path: String(Reflect.get(entry, 'path')) };
}
