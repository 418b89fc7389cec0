import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

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
  for (const route of adminRoutes(strapi, handler))
    route.config = { ...route.config, middlewares: [middleware] };
}

/** The same behind the middlewares that a route has. */
export function guardAdminRouteToo(strapi: Core.Strapi, handler: string, middleware: AdminMiddleware): void {
  for (const route of adminRoutes(strapi, handler))
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), middleware] };
}

function adminRoutes(strapi: Core.Strapi, handler: string): AdminRoute[] {
  const routers: unknown = Reflect.get(strapi.admin ?? {}, 'routes');
  const all: unknown = Reflect.get(Object(Reflect.get(Object(routers), 'admin')), 'routes');
  const routes: AdminRoute[] = Array.isArray(all) ? all.filter((route) => route.handler === handler) : [];
  if (routes.length === 0)
    throw new MovedPart(
      `the panel has no route ${handler}`,
      'strangers could ask there as often as they like',
    );
  return routes;
}
