import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** Who connected before may still stand before the door: closing it would cut them off. */
const LAST_ENTRY_MS = 50;
/** A request that was sent as the end came is still on its way to a connection that seems idle. */
const LINGER_MS = 250;

/** Lets nobody new in, and ends when everybody who has asked is answered, or when the time is over. */
export async function drained(server: HttpServer, patienceMs: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await pause(LAST_ENTRY_MS);
  // A process that was busy all that time lets them in now.
  await turn();
  const closed = new Promise<void>((resolve) => {
    // That of HTTP would at once cut connections whose requests have come but are not read yet.
    Server.prototype.close.call(server, () => resolve());
  });
  const closing = setInterval(() => server.closeIdleConnections(), LINGER_MS);
  await Promise.race([closed, pause(patienceMs, undefined, { ref: false })]);
  clearInterval(closing);
}
