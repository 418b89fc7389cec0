// @ts-check
import { createServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/** Who connected before the signal may still stand before the door: closing it would cut them off. */
const LAST_ENTRY_MS = 100;
/** Whoever has a connection open when the site is told to end may still ask on it for so long. */
const LINGER_MS = 2_000;
/**
 * What a client may take for its side. The longest answer to a form is far shorter than the silence, and the largest form fits the time
 * of a slow telephone.
 */
const BOUNDS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };
const SILENCE_MS = 60_000;
/** All that an action does has ended by then; what still hangs must not keep the site from handing over what it has counted. */
const ANSWERED_WITHIN_MS = 7_000;
const PREPARED_WITHIN_MS = 60_000;

/**
 * The server of a built site: `node server.mjs -H 127.0.0.1 -p 3000`. It does what `next start` does, but shows each request
 * to the site before Next.js reads its headers (src/runtime/admission.ts says why).
 */
const { values } = parseArgs({
  options: {
    hostname: { type: 'string', short: 'H', default: '0.0.0.0' },
    port: { type: 'string', short: 'p', default: '3000' },
  },
});
const port = Number(values.port);

// Both as `next start` has them; React is chosen by the first when it is loaded.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production', NEXT_RUNTIME: 'nodejs' });
const { default: next } = await import('next');

/** @type {Promise<(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, answer: () => Promise<void>) => Promise<void>>} */
const admitting = new Promise((admitWith) => {
  Object.assign(globalThis, { [Symbol.for('vitrina.server')]: { admitWith } });
});

const app = next({
  dir: import.meta.dirname,
  // Next.js writes every loopback address of a request as this name: any other would make its own rewrites look foreign, and it
  // would ask itself for them over the network.
  hostname: 'localhost',
  port,
  // Never listens: Next.js hangs itself on the upgrades of this one. The site has no sockets, and an upgrade would go past us.
  httpServer: createServer(),
});
await app.prepare();
const answer = app.getRequestHandler();
// Next.js runs src/instrumentation.ts beside; what is wrong there it logs, and goes on.
const patience = setTimeout(() => cannotStart('its build admits nobody'), PREPARED_WITHIN_MS);
const admit = await admitting;
clearTimeout(patience);

let isEnding = false;
const server = createServer(BOUNDS, async (request, response) => {
  if (isEnding) response.setHeader('connection', 'close');
  try {
    await admit(request, response, () => answer(request, response));
  } catch (error) {
    process.stderr.write(`A request has failed: ${error instanceof Error ? error.stack : error}\n`);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
});
// Of who has stopped reading, too.
server.setTimeout(SILENCE_MS);
server.on('error', (error) => cannotStart(error.message));
server.listen(port, values.hostname, () => {
  process.stdout.write(`The site listens at http://${values.hostname}:${port}\n`);
});

process.on('SIGTERM', end);
process.on('SIGINT', end);

/** @param {string} reason */
function cannotStart(reason) {
  process.stderr.write(`The site cannot start: ${reason}.\n`);
  process.exit(1);
}

/** Ends after everybody who has asked has an answer, but before who has sent the signal loses patience. */
async function end() {
  if (isEnding) return;
  isEnding = true;
  await pause(LAST_ENTRY_MS);
  await letIn();
  // That of HTTP would at once cut connections whose requests have come but are not read yet.
  Server.prototype.close.call(server, async () => {
    await app.close();
    await beforeEnd();
    process.exit(0);
  });
  setInterval(() => server.closeIdleConnections(), LINGER_MS);
  setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS);
}

/** A process that was busy until now has them still before its door, and lets one in at each turn of its loop. */
async function letIn() {
  let isEntered = true;
  const note = () => {
    isEntered = true;
  };
  server.on('connection', note);
  const deadline = performance.now() + LINGER_MS;
  while (isEntered && performance.now() < deadline) {
    isEntered = false;
    await turn();
  }
  server.off('connection', note);
}

/** What the site wants done with what it has counted (src/runtime/before-end.ts). It has two seconds for it. */
async function beforeEnd() {
  /** @type {(() => Promise<void>)[]} */
  const works = Reflect.get(globalThis, Symbol.for('vitrina.before-end')) ?? [];
  await Promise.race([Promise.allSettled(works.map((work) => work())), pause(LINGER_MS)]);
}
