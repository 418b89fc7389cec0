import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { httpServer } from './when-listening';

/** Who connected before the signal may still stand before the door: closing it would cut them off. */
const LAST_ENTRY_MS = 100;
/** A request that was sent as the signal came is still on its way to a connection that seems idle. */
const LINGER_MS = 500;
/** Whoever has sent the signal waits for ten seconds at most, and what follows needs some of it. */
const PATIENCE_MS = 6_000;

/**
 * Told to end, Strapi cuts all connections at once. Before that nobody new is let in, and everybody who has asked is answered.
 * A CMS that does not listen, as a command's, ends at once.
 */
export function endGracefully(strapi: Core.Strapi): void {
  const server = httpServer(strapi);
  const destroy = strapi.destroy.bind(strapi);
  let isEnding = false;
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isEnding) response.setHeader('connection', 'close');
  });
  strapi.destroy = async () => {
    isEnding = true;
    if (server.listening) await drained(server);
    await destroy();
  };
}

type HttpServer = ReturnType<typeof httpServer>;

async function drained(server: HttpServer): Promise<void> {
  await pause(LAST_ENTRY_MS);
  // A process that was busy all that time lets them in now.
  await turn();
  const closed = new Promise<void>((resolve) => {
    // That of HTTP would at once cut connections whose requests have come but are not read yet.
    Server.prototype.close.call(server, () => resolve());
  });
  const closing = setInterval(() => server.closeIdleConnections(), LINGER_MS);
  await Promise.race([closed, pause(PATIENCE_MS, undefined, { ref: false })]);
  clearInterval(closing);
}
