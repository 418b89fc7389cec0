import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { MovedPart } from './moved-part';

/** Strapi's list of sessions; the menu of a person's name leads there. */
export const SESSIONS_PAGE = 'me/sessions';

/** Shows a page of ours at an address of Strapi's. Called as the panel registers. */
export function replacePage(
  app: StrapiApp,
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): void {
  if (!app.router.routes.some((route) => route.path === path))
    throw new MovedPart(`it has no page ${path}`, 'nobody would find their sessions and their second factor');
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === path ? { path, lazy: async () => ({ Component: (await load()).default }) } : route,
    ),
  );
}
