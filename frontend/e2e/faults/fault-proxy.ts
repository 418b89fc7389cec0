import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createDoor, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/**
 * What becomes of requests on their way. `hang`: each is taken and never answered; `half-open`: not even that can be seen from here, because
 * nothing is read; `reset-after`: it is done, and the answer is lost.
 */
export const FAULTS = [
  ...['none', 'down', 'reset', 'reset-after', 'unavailable', 'too-many', 'garbage', 'html', 'truncated'],
  ...['hang', 'half-open', 'slow', 'drip', 'huge', 'gzip-bomb'],
] as const;

export type Fault =
  | 'none'
  | 'down'
  | BrokenFault
  | 'unavailable'
  | 'too-many'
  | 'garbage'
  | 'html'
  | SlowFault
  | LargeFault;
type BrokenFault = 'reset' | 'reset-after' | 'truncated';
type SlowFault = 'hang' | 'half-open' | 'slow' | 'drip';
type LargeFault = 'huge' | 'gzip-bomb';

const SLOW_MS = 10_000;
const DRIP_MS = 100;
const CHUNK = Buffer.alloc(64 * 1024, ' ');
/** As much as would hurt whoever keeps it; nobody should have taken it all. */
const HUGE_BYTES = 200 * 1024 * 1024;
/** As proxies, frameworks and machines that are being replaced say it. */
const FAILURES = [503, 500, 502];

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

/** Stands before a service and does to its answers what networks and broken services do. End it with `close`. */
export async function openFaultProxy(target: string, port = 0) {
  let fault: Fault = 'none';
  let asked = 0;
  const open = new Set<ServerResponse>();
  const silent = new Set<Socket>();
  let mostOpen = 0;
  const server = createServer((request, response) => {
    open.add(response);
    mostOpen = Math.max(mostOpen, open.size);
    response.once('close', () => open.delete(response));
    // Whoever asks may leave before the end.
    response.on('error', () => undefined);
    asked += 1;
    spoil(fault, asked, target, request, response);
  });
  const door = createDoor((socket) => {
    if (fault === 'half-open') swallow(socket);
    else server.emit('connection', socket);
  });
  const swallow = (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    socket.on('error', () => undefined).resume();
  };
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      door.once('error', reject);
      door.listen(at, '127.0.0.1', () => resolve(door.off('error', reject) && undefined));
    });
  await listen(port);
  const address = door.address() as AddressInfo;
  const breakOff = () => {
    server.closeAllConnections();
    for (const socket of silent) socket.destroy();
  };
  const leave = async () => {
    breakOff();
    await new Promise((resolve) => door.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on; what is on its way is broken off, except by a peer that has gone without a word. */
    async turn(next: Fault): Promise<void> {
      if (fault === 'down' && next !== 'down') await listen(address.port);
      if (fault !== 'down' && next === 'down') await leave();
      fault = next;
      if (next !== 'half-open') breakOff();
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

function spoil(
  fault: Fault,
  asked: number,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (fault) {
    case 'none':
      forward(target, request, response);
      return;
    case 'down':
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'reset-after':
      forward(target, request, response, (answer) => {
        answer.resume().once('end', () => response.socket?.resetAndDestroy());
      });
      return;
    case 'unavailable':
      return void response.writeHead(FAILURES[asked % FAILURES.length] ?? 503).end();
    case 'too-many':
      // Not everybody says when to come again.
      return void response.writeHead(429, asked % 2 ? { 'retry-after': '30' } : {}).end();
    case 'garbage':
      return void response.socket?.end(randomBytes(256));
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      return void response.write('{"half":', () => response.socket?.destroy());
    case 'hang':
    case 'half-open':
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

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  take: (answer: IncomingMessage) => void = (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  },
): void {
  const onward = ask(`${target}${request.url}`, { method: request.method, headers: request.headers });
  onward.on('response', take);
  onward.on('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
