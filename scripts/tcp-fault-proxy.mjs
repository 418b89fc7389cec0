import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';

/**
 * What becomes of a conversation that is not HTTP. `hang`: what is asked is done and the answer withheld; `half-open`: nothing comes
 * through and nothing is closed; `busy` and `failing`: the refusals that the protocol has for both.
 * @typedef {'none' | 'down' | 'slow' | 'hang' | 'half-open' | 'garbage' | 'html' | 'truncated' | 'reset' | 'reset-after' | 'busy' | 'failing' | 'huge'} TcpFault
 */

const SLOW_MS = 10_000;
/** As much as would hurt whoever keeps it; nobody should have taken it all. */
const HUGE_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
const HTML = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 17\r\n\r\n<h1>It works</h1>';

/**
 * Stands before a database or a Redis and does to the conversation what networks and broken services do. End it with `close`.
 * @param {string} target its address, as of a database: `postgres://…@127.0.0.1:5432/name`
 * @param {{ busy?: string | Buffer, failing?: string | Buffer, huge?: string | Buffer }} [words] how the protocol says so, and how it begins an answer that is too large
 */
export async function openTcpFaultProxy(target, words = {}) {
  const { hostname, port } = new URL(target);
  /** @type {TcpFault} */
  let fault = 'none';
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const present = () => fault;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    open.add(client);
    client.once('close', () => open.delete(client));
    if (fault === 'reset') return void client.resetAndDestroy();
    join(client, connect(Number(port), hostname), present, words);
  });
  /** @param {number} at */
  const listen = (at) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => resolve(server.off('error', reject)));
    });
  await listen(0);
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port');
  const own = address.port;
  const breakOff = () => {
    for (const client of open) client.resetAndDestroy();
  };
  const leave = async () => {
    breakOff();
    await new Promise((resolve) => server.close(resolve));
  };
  const moved = new URL(target);
  moved.port = String(own);
  return {
    /** The same address past the proxy. */
    url: moved.href,
    /** How many connections are open. */
    open: () => open.size,
    /**
     * From now on, also on connections that are open. Well again, they are broken off, or with `silently` go on without what was lost.
     * @param {TcpFault} next
     * @param {{ silently?: boolean }} [how]
     */
    async turn(next, { silently = false } = {}) {
      if (fault === 'down' && next !== 'down') await listen(own);
      if (fault !== 'down' && next === 'down') await leave();
      const wasWell = fault === 'none';
      fault = next;
      if (next === 'reset' || (next === 'none' && !wasWell && !silently)) breakOff();
    },
    async close() {
      if (fault !== 'down') await leave();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openTcpFaultProxy>>} TcpFaultProxy */

/**
 * @param {import('node:net').Socket} client
 * @param {import('node:net').Socket} upstream
 * @param {() => TcpFault} present
 * @param {{ busy?: string | Buffer, failing?: string | Buffer, huge?: string | Buffer }} words
 */
function join(client, upstream, present, words) {
  client.on('data', (asked) => {
    switch (present()) {
      case 'half-open':
        return;
      case 'garbage':
        return void client.write(randomBytes(256));
      case 'html':
        return void client.end(HTML);
      case 'busy':
        return void client.end(words.busy ?? '');
      case 'failing':
        return void client.end(words.failing ?? '');
      case 'huge':
        return flood(client, words.huge);
      default:
        return void (upstream.writable && upstream.write(asked));
    }
  });
  upstream.on('data', (answer) => {
    switch (present()) {
      case 'hang':
      case 'half-open':
        return;
      case 'slow':
        return void setTimeout(() => client.writable && client.write(answer), SLOW_MS);
      case 'truncated':
        return void client.end(answer.subarray(0, Math.ceil(answer.length / 2)));
      case 'reset-after':
        return void client.resetAndDestroy();
      default:
        return void (client.writable && client.write(answer));
    }
  });
  upstream.on('error', () => client.destroy());
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => {
    if (present() !== 'hang' && present() !== 'half-open' && present() !== 'slow') client.end();
  });
}

/**
 * @param {import('node:net').Socket} client
 * @param {string | Buffer} [beginning]
 */
function flood(client, beginning) {
  if (client.listenerCount('drain') > 0) return;
  let left = HUGE_BYTES;
  const pour = () => {
    while (left > 0 && client.writable) {
      left -= CHUNK.length;
      if (!client.write(CHUNK)) return;
    }
  };
  client.on('drain', pour);
  if (beginning !== undefined) client.write(beginning);
  pour();
}

/**
 * A refusal of PostgreSQL, as it says it before and after a login.
 * @param {string} code of SQLSTATE
 * @param {string} message
 */
export function postgresRefusal(code, message) {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A row of PostgreSQL that says it has half a gigabyte. */
function hugeRow() {
  const head = Buffer.alloc(5);
  head.write('D');
  head.writeInt32BE(512 * 1024 * 1024, 1);
  return head;
}

export const POSTGRES_WORDS = {
  busy: postgresRefusal('53300', 'sorry, too many clients already'),
  failing: postgresRefusal('57P03', 'the database system is starting up'),
  huge: hugeRow(),
};

export const REDIS_WORDS = {
  busy: '-ERR max number of clients reached\r\n',
  failing: '-LOADING Redis is loading the dataset in memory\r\n',
  huge: '$536870912\r\n',
};
