import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { onTestFinished } from 'vitest';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Answers a request, or does something worse to it. */
export type Reply = (response: ServerResponse, request: Received) => void;

/** A real HTTP server for one test. The n-th request gets the n-th reply, later ones the last. */
export async function serve(...replies: [Reply, ...Reply[]]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = new TextDecoder().decode(Buffer.concat(chunks));
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    const reply = replies[received.length - 1] ?? replies.at(-1);
    reply?.(response, { method, url, headers, body });
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url, received };
}

/** An address at which nothing listens. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export function json(body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Reply {
  return text(JSON.stringify(body), status, headers);
}

export function text(body: string, status = 200, headers: Record<string, string | string[]> = {}): Reply {
  return (response) => response.writeHead(status, headers).end(body);
}

export const silence: Reply = () => undefined;

export const reset: Reply = (response) => response.socket?.resetAndDestroy();

/** Says that there is more to come and breaks the connection. */
export const cutOff: Reply = (response) => {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('{"half":', () => response.socket?.destroy());
};

/** Begins to answer and never ends. */
export const endless: Reply = (response) => {
  response.writeHead(200).write('{"half":');
};

/** Begins to answer and goes on byte by byte. */
export const drip: Reply = (response) => {
  response.writeHead(200).write('{"drops":"');
  const timer = setInterval(() => response.write('.'), 20);
  response.once('close', () => clearInterval(timer));
};

/** Sends so many megabytes unless it is stopped; `sent` tells how many bytes the network has taken. */
export function flood(megabytes: number, { gzip = false } = {}): Reply & { sent: () => number } {
  let counted: ServerResponse['socket'] = null;
  const reply: Reply = (response) => {
    counted = response.socket;
    // Whoever asks leaves before the end.
    response.on('error', () => undefined);
    response.writeHead(200, gzip ? { 'content-encoding': 'gzip' } : {});
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const chunks = Readable.from(Array.from({ length: megabytes * 16 }, () => chunk));
    if (gzip) chunks.pipe(createGzip({ level: 1 })).pipe(response);
    else chunks.pipe(response);
  };
  return Object.assign(reply, { sent: () => counted?.bytesWritten ?? 0 });
}
