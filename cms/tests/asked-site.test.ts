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
  const site = await open(() => new Promise<number>(() => undefined));
  const asked = askSite(site.url);
  const answers = await Promise.all([asked.presences(LINKS), asked.presences(LINKS)]);
  expect(answers.map(({ size }) => size)).toEqual([0, 0]);
  // As many as are asked at once, and no second row of a question after its first: the time of both ends in the same moment, or nearly.
  expect(site.mostAtOnce()).toBeLessThanOrEqual(16);
  expect(site.asked()).toBeLessThanOrEqual(32);
});

test('whatever a link says, nobody but the site is asked about it', async () => {
  const site = await open(async () => 404);
  const elsewhere = await open(async () => 200);
  const foreign = new URL(elsewhere.url).host;
  const links = [
    ...[
      `@${foreign}/`,
      `.${foreign}`,
      `:80@${foreign}`,
      `//${foreign}`,
      `/\\${foreign}`,
      `/\t/${foreign}`,
      `/@${foreign}`,
    ],
    ...[elsewhere.url, `http:${foreign}`, `/..//${foreign}`, `?@${foreign}`, `#@${foreign}`, ''],
  ];
  await askSite(site.url).presences(links);
  // Where the site's address ends with its name, a link could go on with that.
  await askSite('http://127.0.0.1').presences([`:${new URL(elsewhere.url).port}/`]);
  expect(elsewhere.asked()).toBe(0);
  expect(site.asked()).toBeGreaterThan(3);
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
  let asked = 0;
  const server = createServer((_request, response) => {
    now += 1;
    asked += 1;
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
  return { url: `http://127.0.0.1:${address.port}`, mostAtOnce: () => most, asked: () => asked };
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
