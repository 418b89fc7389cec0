import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type AskedSite, askSite } from '../src/checks/ask-site';
import type { Presence } from '../src/checks/known';
import { duringPreflight, rememberBriefly, rememberInWork } from '../src/checks/remember-site';

const LINKS = Array.from({ length: 100 }, (_, index) => `/old/${index}`);

test('a hundred links are asked about a few at a time', async () => {
  const site = await open(async () => {
    await pause(5);
    return 200;
  });
  const answers = await askSite(site.url).presences(LINKS);
  expect([...answers.values()].filter((presence) => presence === 'found')).toHaveLength(100);
  expect(site.mostAtOnce()).toBeLessThanOrEqual(16);
});

test('a site that hangs is waited for once, whatever the number of links', async () => {
  const { url } = await open(() => new Promise<number>(() => undefined));
  const start = Date.now();
  const asked = askSite(url);
  const answers = await Promise.all([asked.presences(LINKS), asked.presences(LINKS)]);
  expect(answers.map(({ size }) => size)).toEqual([0, 0]);
  expect(Date.now() - start).toBeLessThan(4500);
});

test.each<[number, Presence | undefined]>([
  [200, 'found'],
  [308, 'found'],
  [404, 'missing'],
  [410, 'missing'],
  [503, undefined],
])('an answer of %i means: %s', async (status, presence) => {
  const { url } = await open(async () => status);
  expect((await askSite(url).presences(['/page'])).get('/page')).toBe(presence);
});

test('in one piece of work each address is asked once, also one that nobody answered for', async () => {
  const { site, questions } = counted({ '/old': 'found' });
  const remembered = rememberInWork(site);
  await duringPreflight(async () => {
    await remembered.presences(['/old', '/silent']);
    const again = await remembered.presences(['/old', '/silent', '/new']);
    expect([...again]).toEqual([['/old', 'found']]);
  });
  expect(questions).toEqual([['/old', '/silent'], ['/new']]);
});

test('other work asks for itself', async () => {
  const { site, questions } = counted({ '/old': 'found' });
  const remembered = rememberInWork(site);
  await duringPreflight(() => remembered.presences(['/old']));
  await duringPreflight(() => remembered.presences(['/old']));
  await remembered.presences(['/old']);
  expect(questions).toHaveLength(3);
});

test('the form asks the same again after a while only', async () => {
  const { site, questions } = counted({ '/old': 'found' });
  const remembered = rememberBriefly(site, 50);
  await remembered.presences(['/old']);
  expect([...(await remembered.presences(['/old']))]).toEqual([['/old', 'found']]);
  expect(questions).toHaveLength(1);
  await pause(60);
  await remembered.presences(['/old']);
  expect(questions).toHaveLength(2);
});

/** A site that answers every question with the status it is told. */
async function open(answer: () => Promise<number>) {
  let now = 0;
  let most = 0;
  const server = createServer((_request, response) => {
    now += 1;
    most = Math.max(most, now);
    response.on('close', () => {
      now -= 1;
    });
    void answer().then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return { url: `http://127.0.0.1:${address.port}`, mostAtOnce: () => most };
}

function counted(pages: Record<string, Presence>) {
  const questions: string[][] = [];
  const site: AskedSite = {
    async presences(addresses) {
      questions.push([...addresses]);
      return new Map(Object.entries(pages).filter(([address]) => addresses.includes(address)));
    },
    servers: async () => undefined,
  };
  return { site, questions };
}
