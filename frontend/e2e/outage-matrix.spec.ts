import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { BAD_CLIENTS, type BadClient, openCrowd } from './faults/bad-clients';
import {
  ADDRESSES,
  ANSWERED_WITHIN_MS,
  broken,
  type Cell,
  cellOf,
  FURTHER_ADDRESSES,
  fewAtATime,
  visit,
} from './faults/cells';
import { type OrderForm, openForms, visitor } from './faults/forms';
import { isWhole, matrix, type Service } from './faults/matrix';
import { type MatrixShop, openMatrixShop } from './faults/matrix-shop';
import { openPanelUser, type PanelUser, panelCell } from './faults/panel-cells';
import { refreshTarget } from './once/plain-browser';
import { expectedOf, PRODUCTS, possessionsOf } from './once/products';
import { OPENING_MS } from './patience';

/** Those whose pages are also asked of a site that has never known them. */
const NEEDED_FOR_PAGES: readonly Service[] = ['provider', 'cms', 'database'];
/** Those that people in the panel wait for. */
const NEEDED_BY_THE_PANEL: readonly Service[] = ['database', 'storage'];
/** A line for each run, of which `npm run bench:matrix` makes its table. */
const RESULTS = process.env.MATRIX_RESULTS;
const CROWD = 30;
const PAGES = [...ADDRESSES, ...(isWhole ? FURTHER_ADDRESSES : [])];

let shop: MatrixShop;
let panel: PanelUser;
let picture: string;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openMatrixShop();
  panel = await openPanelUser(shop.cms.origin);
  picture = await panel.pictureAddress();
});

test.afterAll(async () => {
  await shop?.close();
});

for (const [service, failure] of matrix()) {
  test(`${service}, ${failure}: pages, forms and the panel are answered, and what was ordered is there once`, async () => {
    test.setTimeout(300_000);
    const addresses = [...PAGES, picture];
    await fewAtATime(addresses, (address) => visit(visitor(shop), address));
    const forms = await openForms(shop);
    await shop.spoilt[service].turn(failure);
    try {
      const work = NEEDED_BY_THE_PANEL.includes(service) ? panel.work : [];
      const [inPanel, sent] = await Promise.all([
        fewAtATime(work, panelCell, 1),
        fewAtATime(forms, ({ name, send }) => cellOf(name, send)),
      ]);
      const pages = await fewAtATime(addresses, (address) => visit(visitor(shop), address));
      judge({ service, failure, when: 'warm' }, [...inPanel, ...sent, ...pages]);
    } finally {
      await shop.spoilt[service].turn('none');
    }
    await expectOnce(forms.at(-1) as OrderForm);
  });

  if (!isWhole || !NEEDED_FOR_PAGES.includes(service)) continue;
  test(`${service}, ${failure}: a site that knows nothing yet answers everybody`, async () => {
    test.setTimeout(300_000);
    await shop.spoilt[service].turn(failure);
    try {
      await shop.startAnew();
      judge(
        { service, failure, when: 'cold' },
        await fewAtATime(PAGES, (address) => visit(visitor(shop), address)),
      );
    } finally {
      await shop.spoilt[service].turn('none');
    }
    // Nothing has to be purged.
    const prices = async () => (await visitor(shop).get('/services/databases'))?.html;
    await expect.poll(prices, { timeout: 30_000 }).toContain('Заказать MySQL');
  });
}

for (const kind of Object.keys(BAD_CLIENTS) as BadClient[]) {
  test(`a client that ${BAD_CLIENTS[kind]} keeps nobody else waiting, and leaves nothing behind`, async () => {
    test.setTimeout(120_000);
    const addresses = ADDRESSES.slice(0, 12);
    await fewAtATime(addresses, (address) => visit(visitor(shop), address));
    await expect.poll(connected, { timeout: 20_000 }).toBeLessThan(CROWD / 2);
    const crowd = openCrowd(kind, Number(new URL(shop.site.origin).port), CROWD);
    try {
      const pages = await fewAtATime(addresses, (address) => visit(visitor(shop), address));
      judge({ service: 'edge', failure: kind, when: 'warm' }, pages);
      // Who never says anything to its end is shown out.
      if (isWhole && ['slow', 'garbage', 'huge'].includes(kind))
        await expect.poll(crowd.cut, { timeout: 60_000 }).toBe(CROWD);
    } finally {
      crowd.leave();
    }
    await expect.poll(connected, { timeout: 20_000 }).toBeLessThan(CROWD / 2);
  });
}

/** Sent until the site knows it: what the failure left behind is found, and nothing is made twice. */
async function expectOnce({ customer, fields, send }: OrderForm): Promise<void> {
  const target = async () => {
    const answer = await send();
    return answer && refreshTarget(answer);
  };
  await expect.poll(target, { timeout: 60_000 }).toBeDefined();
  const intent = fields.get('intent') as Parameters<typeof expectedOf>[0][number]['intent'];
  const [product] = PRODUCTS;
  if (!product) throw new Error('There is nothing to order');
  expect(await possessionsOf(shop.provider, customer.login)).toEqual(expectedOf([{ product, intent }]));
}

/** How many clients are connected to the site, as Linux tells it; elsewhere it says nothing. */
function connected(): number {
  if (process.platform !== 'linux') return 0;
  const port = Number(new URL(shop.site.origin).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8').split('\n'),
  );
  // The local address, and 01, which means that both ends are there.
  return lines.filter((line) =>
    new RegExp(`^\\s*\\d+: [0-9A-F]+:${port} [0-9A-F]+:[0-9A-F]{4} 01 `).test(line),
  ).length;
}

function judge(
  run: { service: string; failure: string; when: 'warm' | 'cold' },
  cells: readonly Cell[],
): void {
  const bad = broken(cells);
  const slowest = Math.max(...cells.map(({ milliseconds }) => milliseconds));
  const figures = { ...run, good: cells.length - bad.length, cells: cells.length, slowest, bad };
  if (RESULTS) appendFileSync(RESULTS, `${JSON.stringify(figures)}\n`);
  const line = `${run.service} ${run.failure}, ${run.when}: ${figures.good} of ${cells.length} in ${ANSWERED_WITHIN_MS} ms, the slowest ${slowest} ms`;
  test.info().annotations.push({ type: 'cells', description: line });
  process.stdout.write(`${line}\n`);
  expect.soft(bad).toEqual([]);
}
