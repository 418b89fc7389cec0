import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGE_NUMBER } from '@vitrina/content-contract/change-event';

/** It only ends what hangs. */
const PATIENCE_MS = 20_000;

export interface ReceivedEvent {
  path: string | undefined;
  secret: string | string[] | undefined;
  /** By which the site names the change in its questions. */
  number: string | string[] | undefined;
  changeEvent: unknown;
}

/** How the site is: it takes change events, refuses them as one that is starting does, or answers nothing at all. */
export type SiteMood = 'takes' | 'refuses' | 'hangs';

/**
 * A stand-in for the site: takes change events, refusing as many of the first ones as it is told to. Who asks for a page gets
 * what stands in `pages`, else a 404.
 */
export async function listenAsSite(refusals: number, pages: Readonly<Record<string, string>> = {}) {
  let mood: SiteMood = 'takes';
  let asked = 0;
  const received: ReceivedEvent[] = [];
  let left = refusals;
  const server = createServer((request, response) => {
    if (mood === 'hangs' && request.method !== 'POST') return;
    if (request.method !== 'POST') {
      const page = pages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200).end(page);
      return;
    }
    void bodyOf(request).then((text) => {
      asked += 1;
      if (mood === 'hangs') return;
      const isRefused = left > 0 || mood === 'refuses';
      left -= 1;
      if (!isRefused) {
        const secret = request.headers['x-revalidate-secret'];
        const number = request.headers[CHANGE_NUMBER];
        received.push({ path: request.url, secret, number, changeEvent: JSON.parse(text) });
      }
      response.writeHead(isRefused ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The change events received so far, once there are `count` of them. */
    async waitFor(count: number, patienceMs = PATIENCE_MS): Promise<ReceivedEvent[]> {
      const deadline = Date.now() + patienceMs;
      while (received.length < count && Date.now() < deadline) await pause(20);
      return received.splice(0);
    },
    be(next: SiteMood): void {
      mood = next;
    },
    /** Waits until somebody has come to the door since this was called, whatever they were answered. */
    async isAsked(): Promise<void> {
      const before = asked;
      const deadline = Date.now() + PATIENCE_MS;
      while (asked === before && Date.now() < deadline) await pause(20);
      if (asked === before) throw new Error('Nobody has asked the site.');
    },
    /** The change events received within a time, for what must not come. */
    async within(milliseconds: number): Promise<ReceivedEvent[]> {
      await pause(milliseconds);
      return received.splice(0);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
