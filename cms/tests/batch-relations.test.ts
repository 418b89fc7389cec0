import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { batchRelations } from '../src/strapi/batch-relations';

interface Query {
  where: { id: { $in: number[] } };
  populate: { topic: { only?: string } };
}

/** A CMS with articles that have a topic each, and a database that bears no filter by the word `broken`. */
function openCms(): { manager: { load: Core.Strapi['db']['entityManager']['load'] }; asked: number[][] } {
  const asked: number[][] = [];
  const manager = { load: async () => 'alone' };
  const strapi = {
    db: {
      entityManager: manager,
      inTransaction: () => false,
      query: () => ({
        async findMany({ where, populate }: Query) {
          asked.push(where.id.$in);
          if (populate.topic.only === 'broken') throw new Error('no such column');
          return where.id.$in.map((id) => ({ id, topic: `topic of ${id}` }));
        },
      }),
    },
    getModel: () => ({ attributes: { topic: { type: 'relation', relation: 'manyToOne' } } }),
  };
  batchRelations(strapi as never);
  return { manager: manager as never, asked };
}

const ARTICLE = 'api::knowledge.article';

test('what is asked in one turn with the same filters is one question', async () => {
  const { manager, asked } = openCms();
  const topics = await Promise.all([1, 2, 3].map((id) => manager.load(ARTICLE, { id }, 'topic')));
  expect(topics).toEqual(['topic of 1', 'topic of 2', 'topic of 3']);
  expect(asked).toEqual([[1, 2, 3]]);
});

test('a filter that the database refuses fails for whoever asked with it, and for nobody else', async () => {
  const { manager } = openCms();
  const ask = (id: number, only?: string) => manager.load(ARTICLE, { id }, 'topic', only ? { only } : {});
  const answers = await Promise.allSettled([ask(1), ask(2, 'broken'), ask(3)]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'topic of 1' },
    { status: 'rejected', reason: expect.objectContaining({ message: 'no such column' }) },
    { status: 'fulfilled', value: 'topic of 3' },
  ]);
});
