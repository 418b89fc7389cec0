import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { beginWave } from '~/content/kept-answers';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  stubEnv();
  // Answers of the CMS before this one are kept for a second.
  beginWave();
});

test.each([
  [250, 250, 0],
  [1_300, 1_000, 1],
])(
  'of %i tutorials the search knows %i, and what it does not know is told once',
  async (all, known, told) => {
    await openCms(all);
    const { log } = await import('~/log');
    const warn = vi.spyOn(log, 'warn');
    const { getArticleDigests } = await import('./get-article-digests');
    expect(await getArticleDigests()).toHaveLength(known);
    await getArticleDigests();
    expect(warn).toHaveBeenCalledTimes(told);
  },
);

/** A CMS with so many tutorials. */
async function openCms(all: number): Promise<void> {
  const server = createServer((request, response) => {
    let question = '';
    request.on('data', (chunk: Buffer) => {
      question += chunk;
    });
    request.on('end', () => {
      const { start, limit } = JSON.parse(question).variables;
      const articles = Array.from({ length: Math.max(0, Math.min(limit, all - start)) }, (_, index) => ({
        ...{ title: 'Статья', url: `article-${start + index}`, description: null },
        ...{ topic: { name: 'Linux', path: 'linux', parent: null }, tags: [] },
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { articles } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
}
