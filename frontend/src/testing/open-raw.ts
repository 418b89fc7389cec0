import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A server of this listener until the test ends, asked past `fetch`, which unpacks. */
export async function openRaw(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (encoding: string, headers: Record<string, string> = {}, path = '/', method = 'GET') =>
      new Promise<RawAnswer>((resolve, reject) => {
        const asked = { 'accept-encoding': encoding, ...headers };
        request({ host: '127.0.0.1', port, path, method, headers: asked }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: new Headers(
                Object.entries(answer.headers).map(([name, value]): [string, string] => [
                  name,
                  String(value),
                ]),
              ),
              body: Buffer.concat(parts),
            }),
          );
        })
          .on('error', reject)
          .end();
      }),
  };
}
