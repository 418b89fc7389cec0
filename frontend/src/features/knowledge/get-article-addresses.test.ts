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

test('of a text with very many links no more are asked about than the CMS answers', async () => {
  const asked = await openCms();
  const { getArticleAddresses } = await import('./get-article-addresses');
  const ids = Array.from({ length: 700 }, (_, place) => `id-${place}`);
  const addresses = await getArticleAddresses(ids);
  expect(asked).toEqual([ids.slice(0, 100)]);
  expect(addresses.size).toBe(100);
  expect(addresses.get('id-99')).toBe('/tutorials/linux/article-id-99');
});

/** A CMS that knows an article for each id; answers the lists of ids it was asked about. */
async function openCms(): Promise<string[][]> {
  const asked: string[][] = [];
  const server = createServer((request, response) => {
    let question = '';
    request.on('data', (chunk: Buffer) => {
      question += chunk;
    });
    request.on('end', () => {
      const ids: string[] = JSON.parse(question).variables.filters.documentId.in;
      asked.push(ids);
      const articles = ids.map((documentId: string) => ({
        ...{ documentId, url: `article-${documentId}` },
        topic: { path: 'linux', parent: null },
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
  return asked;
}
