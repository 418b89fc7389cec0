import type { Core } from '@strapi/strapi';

/**
 * Whether the request that is being answered came through the content API, REST or GraphQL. Strapi notes it with the request, so it cannot be
 * asked for at the start: tests ask a running CMS for drafts in every way there is.
 */
export function isContentApiRequest(strapi: Core.Strapi): boolean {
  return read(strapi.requestContext.get(), ['state', 'route', 'info', 'type']) === 'content-api';
}

/** The name of the token that a request, or what GraphQL knows of it, was let in with. */
export function tokenNameOf(request: unknown): unknown {
  return read(request, ['state', 'auth', 'credentials', 'name']);
}

function read(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
