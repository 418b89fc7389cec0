import type { Answer, PlainBrowser } from '../once/plain-browser';

/** What a visitor got for one address or one form, and how long it took. */
export interface Cell {
  name: string;
  milliseconds: number;
  status: number | 'no answer';
  /** What is wrong with it; '' when it is what a visitor should get. */
  fault: string;
}

/**
 * Within this everybody has an answer that was designed for them. What visitors are promised is 5 s, which `npm run bench:answers`
 * measures on a quiet machine; a busy one is only asked whether there are bounds at all: what hangs here hangs for ever.
 */
export const ANSWERED_WITHIN_MS = Number(process.env.ANSWERED_WITHIN_MS ?? 20_000);

/** Pages and feeds of all kinds: documents, static pages, pages of one visitor, and addresses of nothing. */
export const ADDRESSES = [
  ...['/', '/services', '/services/cloud-servers', '/services/databases', '/ai-help'],
  ...['/tutorials', '/tutorials/linux/ssh-keys', '/registration', '/registration?auth=login'],
  ...['/registration?auth=registrationVds&preset=2453', '/order?auth=registrationVds&preset=2453'],
  ...['/kubernetes/create-cluster', '/search?q=сервер', '/request', '/nope', '/services/nope'],
  ...['/tutorials/linux/nope', '/prices.json', '/api/page-image/services/databases', '/assets/nothing.png'],
];

/** What else the whole matrix opens: lists, an article for machines, feeds, the map, and what scripts and probes ask. */
export const FURTHER_ADDRESSES = [
  ...[
    '/solutions',
    '/solutions/for-business',
    '/services/s3',
    '/blog',
    '/tutorials/linux',
    '/tutorials/level/beginner',
  ],
  ...[
    '/request?kind=product&from=/services/s3',
    '/registration?auth=recovery',
    '/registration?auth=registrationPartner',
  ],
  ...[
    '/tutorials/linux/ssh-keys.md',
    '/rss.xml',
    '/atom.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/prices.csv',
    '/robots.txt',
  ],
  ...['/api/search?q=ssh', '/api/live', '/hand-off', '/nope.txt'],
];

/** Opens an address and whatever it leads on to. */
export function visit(browser: PlainBrowser, address: string): Promise<Cell> {
  return cellOf(address, async () => {
    let answer = await browser.get(address);
    for (let steps = 0; answer?.location && steps < 3; steps += 1) {
      const { pathname, search } = new URL(answer.location, 'http://site.example');
      answer = await browser.get(pathname + search);
    }
    return answer;
  });
}

export async function cellOf(name: string, ask: () => Promise<Answer | undefined>): Promise<Cell> {
  const startedAt = performance.now();
  const answer = await ask();
  const milliseconds = Math.round(performance.now() - startedAt);
  if (!answer) return { name, milliseconds, status: 'no answer', fault: 'the connection is broken' };
  return { name, milliseconds, status: answer.status, fault: faultOf(name, answer) };
}

function faultOf(name: string, { status, type, retryAfter, location, html }: Answer): string {
  if (status === 500) return 'a failure of the site itself';
  if (location !== undefined) return '';
  if (/^\/(?:api|assets)\//.test(name)) return '';
  if (status === 503 && retryAfter === undefined) return 'an outage that does not say when to come again';
  const feed = FEEDS.find(({ at }) => name.startsWith(at));
  if (feed) return status !== 200 || feed.type.test(type) ? '' : `${type} in place of ${feed.type}`;
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  if (!/[а-яё]{3}/i.test(wordsOf(main))) return `no words: ${wordsOf(html).slice(0, 80)}`;
  return status >= 400 && !/<a [^>]*href=/.test(main) ? 'no way on' : '';
}

/** What machines read: its own type when there is something to tell, and otherwise a status. */
const FEEDS: readonly { at: string; type: RegExp }[] = [
  { at: '/prices.json', type: /^application\/json/ },
  { at: '/prices.csv', type: /^text\/csv/ },
  { at: '/rss.xml', type: /xml/ },
  { at: '/atom.xml', type: /xml/ },
  { at: '/sitemap', type: /xml/ },
  { at: '/llms.txt', type: /^text\// },
  { at: '/robots.txt', type: /^text\/plain/ },
  { at: '/tutorials/linux/ssh-keys.md', type: /^text\/markdown/ },
];

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cells that break the promise, each in a line. */
export function broken(cells: readonly Cell[]): string[] {
  return cells
    .filter(({ fault, milliseconds }) => fault !== '' || milliseconds > ANSWERED_WITHIN_MS)
    .map((cell) => `${cell.name}: ${cell.status} after ${cell.milliseconds} ms. ${cell.fault}`.trim());
}

/** As measurements have it, and twice as many where only bounds are looked for: much of it is waiting. */
const WIDTH = process.env.ANSWERED_WITHIN_MS || process.env.WHOLE_MATRIX ? 3 : 6;

/** The work on all of them, a few at a time. */
export async function fewAtATime<From, To>(
  all: readonly From[],
  work: (one: From) => Promise<To>,
  width = WIDTH,
): Promise<To[]> {
  const queue = [...all];
  const done: To[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) done.push(await work(next));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}
