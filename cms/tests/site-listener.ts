import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface ReceivedNotice {
  path: string | undefined;
  secret: string | string[] | undefined;
  notice: unknown;
}

/** A stand-in for the site: takes notices, refusing as many of the first ones as it is told to. */
export async function listenAsSite(refusals: number) {
  const received: ReceivedNotice[] = [];
  let left = refusals;
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const isRefused = left > 0;
      left -= 1;
      if (!isRefused) {
        const secret = request.headers['x-revalidate-secret'];
        received.push({ path: request.url, secret, notice: JSON.parse(text) });
      }
      response.writeHead(isRefused ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The notices received so far, once there are `count` of them. */
    async waitFor(count: number): Promise<ReceivedNotice[]> {
      const deadline = Date.now() + 8000;
      while (received.length < count && Date.now() < deadline) await pause(20);
      return received.splice(0);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
