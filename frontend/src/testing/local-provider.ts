import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface Answer {
  status: number;
  body?: object;
  /** Nothing is ever said. */
  hangs?: boolean;
}

interface Asked {
  path: string;
  /** Milliseconds since the server was opened. */
  at: number;
  requestId: string | undefined;
  body: unknown;
}

/** A provider for one test: it answers by path, 500 where nothing is said, and the site's environment names it. */
export async function openLocalProvider(answers: Record<string, Answer>): Promise<{ asked: Asked[] }> {
  const asked: Asked[] = [];
  const started = performance.now();
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const requestId = request.headers['x-request-id'];
    asked.push({
      path,
      at: performance.now() - started,
      requestId: typeof requestId === 'string' ? requestId : undefined,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}'),
    });
    const { status, body, hangs = false }: Answer = answers[path] ?? { status: 500 };
    if (hangs) return;
    response.writeHead(status, { 'set-cookie': 'credentials=c' }).end(body && JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('PROVIDER_API_URL', url);
  vi.stubEnv('LANDING_API_URL', `${url}/landing`);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { asked };
}
