import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

/**
 * Takes every request for an encrypted one. An https address that people open is the operator's word that something in front ends TLS;
 * Koa would rather fail a login with 500 than set a secure cookie where no header says so, and proxies that pass on mere bytes
 * set none.
 */
export function takeRequestsForEncrypted(strapi: Core.Strapi): void {
  const { request } = strapi.server.app;
  if (!('protocol' in request))
    throw new MovedPart('a request of Koa has no protocol', 'nobody could log in behind TLS');
  Object.defineProperty(request, 'protocol', { configurable: true, get: () => 'https' });
}
