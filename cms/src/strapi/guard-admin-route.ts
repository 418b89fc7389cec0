import type { Core } from '@strapi/strapi';

/** What of Koa's context the routes of the panel are guarded with. */
export interface AdminContext {
  get(header: string): string;
  set(header: string, value: string): void;
  status: number;
  req: { socket: { remoteAddress?: string } };
  request: { body?: unknown };
}

export type AdminMiddleware = (context: AdminContext, next: () => Promise<void>) => Promise<void>;

interface AdminRoute {
  handler: string;
  config?: { middlewares?: unknown[] };
}

/**
 * Puts a middleware in the place of those that Strapi gives a route of the panel. It runs after the body was read, and at every
 * spelling of the address that leads there. Called before the routes are made, in `register`.
 */
export function guardAdminRoute(strapi: Core.Strapi, handler: string, middleware: AdminMiddleware): void {
  const routes = adminRoutes(strapi).filter((route) => route.handler === handler);
  if (routes.length === 0)
    throw new Error(`Strapi has no route ${handler} any more: guard what took its place.`);
  for (const route of routes) route.config = { ...route.config, middlewares: [middleware] };
}

/** Strapi publishes no types for them. */
function adminRoutes(strapi: Core.Strapi): AdminRoute[] {
  const routers: unknown = Reflect.get(strapi.admin ?? {}, 'routes');
  const routes: unknown = Reflect.get(Object(Reflect.get(Object(routers), 'admin')), 'routes');
  if (!Array.isArray(routes))
    throw new Error('Strapi keeps the routes of the panel elsewhere: find them anew.');
  return routes;
}
