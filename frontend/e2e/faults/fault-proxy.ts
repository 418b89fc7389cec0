import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** What becomes of requests on their way. */
export const FAULTS = [
  ...['none', 'down', 'reset', 'unavailable', 'garbage', 'truncated'],
  ...['hang', 'slow', 'drip', 'huge', 'gzip-bomb'],
] as const;

export type Fault =
  | 'none'
  | 'down'
  | 'reset'
  | 'unavailable'
  | 'garbage'
  | 'truncated'
  | SlowFault
  | LargeFault;
type SlowFault = 'hang' | 'slow' | 'drip';
type LargeFault = 'huge' | 'gzip-bomb';

const SLOW_MS = 10_000;
const DRIP_MS = 100;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
/** As much as would hurt whoever keeps it; nobody should have taken it all. */
const HUGE_BYTES = 200 * 1024 * 1024;

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

/** Stands before a service and does to its answers what networks and broken services do. End it with `close`. */
export async function openFaultProxy(target: string, port = 0) {
  let fault: Fault = 'none';
  const open = new Set<ServerResponse>();
  let mostOpen = 0;
  const server = createServer((request, response) => {
    open.add(response);
    mostOpen = Math.max(mostOpen, open.size);
    response.once('close', () => open.delete(response));
    // Whoever asks may leave before the end.
    response.on('error', () => undefined);
    spoil(fault, target, request, response);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => resolve(server.off('error', reject) && undefined));
    });
  await listen(port);
  const address = server.address() as AddressInfo;
  const leave = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on; what is on its way is broken off. */
    async turn(next: Fault): Promise<void> {
      if (fault === 'down' && next !== 'down') await listen(address.port);
      if (fault !== 'down' && next === 'down') await leave();
      fault = next;
      server.closeAllConnections();
    },
    /** How many requests have been open at once since this was last asked. */
    mostOpen(): number {
      const most = mostOpen;
      mostOpen = open.size;
      return most;
    },
    async close(): Promise<void> {
      if (fault !== 'down') await leave();
    },
  };
}

function spoil(fault: Fault, target: string, request: IncomingMessage, response: ServerResponse): void {
  switch (fault) {
    case 'none':
      forward(target, request, response);
      return;
    case 'down':
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'unavailable':
      return void response.writeHead(503).end();
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      return void response.write('{"half":', () => response.socket?.destroy());
    case 'hang':
      return;
    case 'slow': {
      const timer = setTimeout(() => forward(target, request, response), SLOW_MS);
      return void response.once('close', () => clearTimeout(timer));
    }
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"drops":"');
      const timer = setInterval(() => response.write('.'), DRIP_MS);
      return void response.once('close', () => clearInterval(timer));
    }
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void Readable.from(chunks(), { objectMode: false }).pipe(response);
    case 'gzip-bomb':
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      return void Readable.from(chunks(), { objectMode: false })
        .pipe(createGzip({ level: 1 }))
        .pipe(response);
  }
}

function* chunks(): Generator<Buffer> {
  yield Buffer.from('{"much":"');
  for (let sent = 0; sent < HUGE_BYTES; sent += CHUNK.length) yield CHUNK;
  yield Buffer.from('"}');
}

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = ask(`${target}${request.url}`, { method: request.method, headers: request.headers });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
