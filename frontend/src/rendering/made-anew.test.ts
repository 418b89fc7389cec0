import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processWide } from '~/runtime/process-wide';
import { stubEnv } from '~/testing/stub-env';

test('when the edge fetches a page that was made anew, the site remembers nothing older, and of others what it has', async () => {
  stubEnv();
  const answers = processWide('page-answers', () => new Map<string, unknown>());
  answers.set('/services/gpu', {}).set('/services', {});
  const remembered: string[][] = [];
  const server = createServer((_, response) => {
    remembered.push([...answers.keys()]);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('EDGE_REFRESH_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { madeAnew } = await import('./made-anew');
  madeAnew('/services/gpu');
  await expect.poll(() => remembered).toEqual([['/services'], ['/services'], ['/services']]);
});
