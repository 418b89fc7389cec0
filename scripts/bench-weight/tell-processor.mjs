import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server that is measured (`node --import`): tells how long all threads of its process have used a processor, at a
 * port of its own. Asking from outside, as `ps` does, is in hundredths of a second and differs between systems.
 */
const port = Number(process.env.PROCESSOR_PORT);
if (isMainThread && port > 0) {
  const server = createServer((_, response) => response.end(JSON.stringify(process.cpuUsage())));
  // A process that the server starts inherits this file; the port is the server's.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1').unref();
}
