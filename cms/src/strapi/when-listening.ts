import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

/** The server that Strapi listens with. */
export const httpServer = partOfStrapi<{ once(event: 'listening', work: () => void): unknown }>({
  name: 'strapi.server.httpServer',
  find: (strapi) => strapi.server.httpServer,
  methods: ['once'],
  otherwise: 'plans, change events and deliveries would wait for ever',
});

/** Does some work once this instance answers requests; a command, which loads the same CMS, never does. */
export function whenListening(strapi: Core.Strapi, work: () => void): void {
  httpServer(strapi).once('listening', work);
}
