import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import DataLoader from 'dataloader';
import { MovedPart, partOfStrapi } from './part-of-strapi';

type Id = number | string;
type Load = (
  uid: UID.Schema,
  entry: { id: Id },
  field: string | string[],
  params?: object,
) => Promise<unknown>;

export const entityManager = partOfStrapi<{ load: Load }>({
  name: 'strapi.db.entityManager',
  find: (strapi) => strapi.db.entityManager,
  methods: ['load'],
  otherwise: 'a list would ask the database for each relation of each of its entries',
});

interface Asked {
  id: Id;
  params: object;
}

/** SQLite takes some 32,000 values in one statement, and an answer has a bound of rows anyway. */
const AT_ONCE = 500;

/**
 * GraphQL asks for each relation of each entry by itself: a list of a hundred articles was eight hundred statements. What is
 * asked in the same turn for the same relation with the same filters is asked once. Only for relations to one entry: of those
 * to many each parent has a limit of its own. Never in a transaction, which sees what others do not.
 */
export function batchRelations(strapi: Core.Strapi): void {
  const manager = entityManager(strapi);
  if (typeof strapi.db.inTransaction !== 'function')
    throw new MovedPart('strapi.db has no inTransaction', 'one transaction could read in another');
  const loadAlone = manager.load.bind(manager);
  const loaders = new Map<string, DataLoader<Asked, unknown>>();

  function loaderOf(uid: UID.Schema, field: string): DataLoader<Asked, unknown> {
    const key = `${uid} ${field}`;
    const known = loaders.get(key);
    if (known) return known;
    const loader = new DataLoader<Asked, unknown>((asked) => loadTogether(strapi, uid, field, asked), {
      // What was answered may have changed by the next question.
      ...{ cache: false, maxBatchSize: AT_ONCE },
    });
    loaders.set(key, loader);
    return loader;
  }

  manager.load = (uid, entry, field, params = {}) =>
    typeof field === 'string' && leadsToOne(strapi, uid, field) && !strapi.db.inTransaction()
      ? loaderOf(uid, field).load({ id: entry.id, params: withoutLimit(params) })
      : loadAlone(uid, entry, field, params);
}

/** The limit of one is not the limit of all of them. */
function withoutLimit(params: object): object {
  const { limit: _limit, offset: _offset, ...rest } = { limit: 0, offset: 0, ...params };
  return rest;
}

function leadsToOne(strapi: Core.Strapi, uid: UID.Schema, field: string): boolean {
  const attribute = strapi.getModel(uid).attributes[field];
  switch (attribute?.type) {
    case 'media':
      return attribute.multiple !== true;
    case 'relation':
      return attribute.relation === 'oneToOne' || attribute.relation === 'manyToOne';
    default:
      return false;
  }
}

async function loadTogether(
  strapi: Core.Strapi,
  uid: UID.Schema,
  field: string,
  asked: readonly Asked[],
): Promise<unknown[]> {
  const groups: { params: object; found: Promise<Map<unknown, unknown> | Error> }[] = [];
  return Promise.all(
    asked.map(async ({ id, params }) => {
      let group = groups.find((one) => isDeepStrictEqual(one.params, params));
      if (!group) {
        const ids = asked.filter((one) => isDeepStrictEqual(one.params, params)).map((one) => one.id);
        // What fails for one filter fails for whoever asked with it, and for nobody else.
        group = { params, found: find(strapi, uid, field, [...new Set(ids)], params).catch(asError) };
        groups.push(group);
      }
      const found = await group.found;
      return found instanceof Error ? found : (found.get(id) ?? null);
    }),
  );
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

async function find(
  strapi: Core.Strapi,
  uid: UID.Schema,
  field: string,
  ids: readonly Id[],
  params: object,
): Promise<Map<unknown, unknown>> {
  const where = { id: { $in: ids } };
  const entries: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id'], where, populate: { [field]: params } });
  return new Map(entries.map((entry) => [entry.id, entry[field]]));
}
