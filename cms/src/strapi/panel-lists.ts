import type { Core } from '@strapi/strapi';
import { pagination } from '@strapi/utils';
import { documentManager } from './content-manager-services';

/** A shorter list is counted in a millisecond. */
const LONG = 10_000;
const FRESH_MS = 10_000;
/** What is older is not shown any more. */
const OLDEST_MS = 60_000;
/** So many lists are remembered. */
const MOST_KEPT = 200;

/** What has no part in how many there are. */
const OF_THE_PAGE = ['populate', 'sort', 'page', 'pageSize', 'start', 'limit'];

/**
 * How the panel's lists are read. `prepare` may ask for a list in another way, before the transaction in which it is read. The total of a
 * long list may be up to a minute old: to count a million rows takes longer than to show twenty.
 */
export function servePanelLists(
  strapi: Core.Strapi,
  prepare: (uid: string, asked: object) => Promise<object>,
): void {
  const manager = documentManager(strapi);
  const totals = keptTotals();
  manager.findPage = async (asked, uid) => {
    const prepared = await prepare(uid, asked ?? {});
    const params = pagination.withDefaultPagination(prepared, { maxLimit: 1000 });
    const counted = Object.fromEntries(
      Object.entries(params).filter(([name]) => !OF_THE_PAGE.includes(name)),
    );
    const documents = strapi.documents(uid);
    const [results, total] = await Promise.all([
      documents.findMany(params),
      totals(JSON.stringify([uid, counted]), async () => (await documents.count(counted)) ?? 0),
    ]);
    return { results, pagination: pagination.transformPagedPaginationInfo(params, total) };
  };
}

interface Total {
  count: number;
  /** When it was counted, in milliseconds since 1970. */
  at: number;
  isCounting: boolean;
}

/** Counts at once what is not known or short; what is long is counted again behind the answer, once at a time. */
export function keptTotals(now: () => number = Date.now) {
  const kept = new Map<string, Total>();
  return async (key: string, countNow: () => Promise<number>): Promise<number> => {
    const known = kept.get(key);
    if (known === undefined || now() - known.at > OLDEST_MS) {
      const count = await countNow();
      if (count > LONG) keep(key, { count, at: now(), isCounting: false });
      return count;
    }
    if (now() - known.at > FRESH_MS && !known.isCounting) {
      known.isCounting = true;
      void countNow().then(
        (count) => (count > LONG ? keep(key, { count, at: now(), isCounting: false }) : kept.delete(key)),
        // The next one who looks tries again.
        () => {
          known.isCounting = false;
        },
      );
    }
    return known.count;
  };

  function keep(key: string, total: Total): void {
    kept.delete(key);
    kept.set(key, total);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }
}
