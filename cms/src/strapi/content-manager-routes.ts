import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

interface Route {
  handler: unknown;
  path: unknown;
  config?: { middlewares?: unknown[] };
}

/** What the content manager does when somebody saves or publishes in the panel. */
const WRITES = [
  ...['create', 'update', 'clone', 'publish', 'bulkPublish'].map((action) => `collection-types.${action}`),
  ...['createOrUpdate', 'publish'].map((action) => `single-types.${action}`),
];

/**
 * Puts a middleware before everything that writes content in the panel: it runs before the transaction that the content manager opens.
 * `plugin` is what Strapi hands to `src/extensions/content-manager`.
 */
export function beforePanelWrites(
  plugin: object,
  make: (write: { isPublishing: boolean }) => Core.MiddlewareHandler,
): void {
  const routes = routesOf(plugin, 'admin');
  const missing = WRITES.filter((write) => !routes.some(({ handler }) => handler === write));
  if (missing.length > 0) {
    throw new MovedPart(
      `the content manager has no route ${missing.join(', ')}`,
      'a publication would ask the site inside its transaction, and stop every other writer',
    );
  }
  for (const route of routes) {
    if (typeof route.handler !== 'string' || !WRITES.includes(route.handler)) continue;
    const middleware = make({ isPublishing: /publish/i.test(route.handler) });
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), middleware] };
  }
}

/** What can be done to drafted content only. */
const OF_DRAFTS = [
  ...['publish', 'unpublish', 'discard', 'bulkPublish', 'bulkUnpublish'].map(
    (action) => `collection-types.${action}`,
  ),
  ...['publish', 'unpublish', 'discard'].map((action) => `single-types.${action}`),
];

/** Puts a middleware before everything that the panel can do to drafted content only. */
export function beforeDraftActions(plugin: object, middleware: Core.MiddlewareHandler): void {
  const routes = routesOf(plugin, 'admin');
  const missing = OF_DRAFTS.filter((action) => !routes.some(({ handler }) => handler === action));
  if (missing.length > 0) {
    throw new MovedPart(
      `the content manager has no route ${missing.join(', ')}`,
      'publishing what has no drafts would be answered as a fault of the server',
    );
  }
  for (const route of routes) {
    if (typeof route.handler !== 'string' || !OF_DRAFTS.includes(route.handler)) continue;
    route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
  }
}

/** Where the start page asks for recent entries, whose titles `src/middlewares/single-type-titles.ts` puts right. */
export const RECENT_ENTRIES = '/homepage/recent-documents';

export function checkRecentEntries(plugin: object): void {
  if (!routesOf(plugin, 'homepage').some(({ path }) => path === RECENT_ENTRIES)) {
    throw new MovedPart(
      `the content manager has no route ${RECENT_ENTRIES}`,
      'the start page would name the settings by a number',
    );
  }
}

function routesOf(plugin: object, group: 'admin' | 'homepage'): Route[] {
  const groups: unknown = Reflect.get(plugin, 'routes');
  const routes: unknown = Reflect.get(Object(Reflect.get(Object(groups), group)), 'routes');
  return Array.isArray(routes) ? routes : [];
}
