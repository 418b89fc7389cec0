import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { ADDRESSES, ANSWERED_WITHIN_MS, broken, type Cell, cellOf, fewAtATime, visit } from './faults/cells';
import { type Fault, type FaultProxy, openFaultProxy } from './faults/fault-proxy';
import { AN_ORDER, enter, openForm, openForms } from './faults/forms';
import { PlainBrowser, refreshTarget } from './once/plain-browser';
import { openShopUnderFire, SERVICES, type ShopUnderFire, type Site } from './once/shop-under-fire';
import { OPENING_MS } from './patience';

const FAULTS = ['hang', 'huge', 'down', 'html'] as const satisfies readonly Fault[];
/** What a site that has no copies yet could wait for. `npm run bench:answers` tries all four on it. */
const COLD: readonly Fault[] = process.env.ANSWERED_WITHIN_MS ? FAULTS : ['hang', 'huge'];

let provider: FaultProxy;
let cms: FaultProxy;
let shop: ShopUnderFire;
let site: Site;
let regular: PlainBrowser;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  [provider, cms] = await Promise.all([openFaultProxy(SERVICES.provider), openFaultProxy(SERVICES.cms)]);
  shop = await openShopUnderFire({
    ...{ instances: 1, redisUrl: undefined },
    site: {
      ...{ CMS_URL: cms.url, PROVIDER_API_URL: provider.url },
      ...{ LANDING_API_URL: `${provider.url}/landing-api`, ENRICHMENT_URL: `${provider.url}/enrichment` },
      // What an operator gets who sets nothing.
      ...{ PROVIDER_TIMEOUT_MS: '', PAGE_DEADLINE_MS: '', ACTION_DEADLINE_MS: '' },
    },
  });
  [site] = shop.sites as [Site];
  regular = (await enter(shop)).browser;
});

test.afterAll(async () => {
  await shop?.close();
  await Promise.all([provider?.close(), cms?.close()]);
});

test.afterEach(comeBack);

for (const dependency of ['provider', 'cms'] as const) {
  const away = () => (dependency === 'provider' ? provider : cms);

  for (const fault of COLD)
    test(`a site that knows nothing yet answers everything in time: ${dependency}, ${fault}`, {
      tag: tagOf(fault, dependency === 'provider'),
    }, async () => {
      test.setTimeout(180_000);
      await away().turn(fault);
      await site.startAnew();
      const cells = await fewAtATime(ADDRESSES, (address) => visit(regular, address));
      tell(`${dependency} ${fault}, cold`, cells);
      expect(broken(cells)).toEqual([]);
      await comeBack();
      // Nothing has to be purged.
      const prices = async () => (await fetch(`${site.origin}/services/databases`)).text();
      await expect.poll(prices).toContain('Заказать MySQL');
    });

  for (const fault of FAULTS)
    test(`a site that knows its pages answers everything in time: ${dependency}, ${fault}`, {
      tag: tagOf(fault, dependency === 'cms'),
    }, async () => {
      test.setTimeout(180_000);
      await fewAtATime(ADDRESSES, (address) => visit(regular, address));
      const forms = await openForms(shop);
      await away().turn(fault);
      const sent = await fewAtATime(forms, ({ name, send }) => cellOf(name, send));
      const pages = await fewAtATime(ADDRESSES, (address) => visit(regular, address));
      tell(`${dependency} ${fault}, warm`, [...sent, ...pages]);
      expect(broken([...sent, ...pages])).toEqual([]);
    });
}

/**
 * A service that hangs is asked about with every change: what fails in another way is noticed sooner than that. A site that knows nothing yet has to do
 * without prices there, one that knows its pages without content.
 */
function tagOf(fault: Fault, isByDay: boolean): string[] {
  return fault === 'hang' && isByDay ? [] : ['@nightly'];
}

test(
  'an order that hangs is said to be unconfirmed, twice at once too, and is there only once in the end',
  byNight('place-order.test.ts', 'order-products.test.ts', 'order-in-time.test.ts'),
  async () => {
    const customer = await enter(shop);
    const order = await openForm(customer.browser, AN_ORDER, {});
    await shop.post('/faults', { endpoint: 'createServer', kind: 'timeout-after' });
    await shop.post('/storms', { seed: 1, share: 1, endpoints: ['listServers'], kinds: ['timeout'] });
    const before = await shop.creations('createServer');
    const clicks = await Promise.all([cellOf('an order', order.send), cellOf('an order', order.send)]);
    expect(broken(clicks)).toEqual([]);
    await shop.control('/faults', { method: 'DELETE' });
    const target = async () => {
      const answer = await order.send();
      return answer && refreshTarget(answer);
    };
    await expect.poll(target).toBeDefined();
    expect(await shop.creations('createServer')).toBe(before + 1);
  },
);

test('a provider that hangs is not asked by every visitor', async () => {
  test.setTimeout(90_000);
  await provider.turn('hang');
  await site.startAnew();
  provider.mostOpen();
  const visits = Array.from({ length: 60 }, () => '/registration?auth=registrationVds&preset=2453');
  await fewAtATime(visits, (address) => visit(new PlainBrowser(shop.sites), address), 30);
  expect(provider.mostOpen()).toBeLessThanOrEqual(16);
});

async function comeBack(): Promise<void> {
  await Promise.all([provider.turn('none'), cms.turn('none')]);
  await shop.control('/faults', { method: 'DELETE' });
}

/** A line for the table in docs/operations.md. */
function tell(what: string, cells: readonly Cell[]): void {
  const good = cells.length - broken(cells).length;
  const slowest = Math.max(...cells.map(({ milliseconds }) => milliseconds));
  const line = `${what}: ${good} of ${cells.length} in ${ANSWERED_WITHIN_MS} ms, the slowest ${slowest} ms`;
  test.info().annotations.push({ type: 'cells', description: line });
  process.stdout.write(`${line}\n`);
}
