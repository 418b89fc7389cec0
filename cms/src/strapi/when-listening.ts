import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

/** The server that Strapi listens with. */
export const httpServer = partOfStrapi<
  Pick<Server, 'once' | 'prependListener' | 'closeIdleConnections' | 'listening'>
>({
  name: 'strapi.server.httpServer',
  find: (strapi) => strapi.server.httpServer,
  methods: ['once', 'prependListener', 'closeIdleConnections'],
  otherwise: 'plans, change events and deliveries would wait for ever, and an end would cut answers off',
});

/** Does some work once this instance answers requests; a command, which loads the same CMS, never does. */
export function whenListening(strapi: Core.Strapi, work: () => void): void {
  httpServer(strapi).once('listening', work);
}
