import { afterEach, expect, test, vi } from 'vitest';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { BASIS_CHANGED, inBasis } from './price-basis';

const ORDER = '/registration?auth=registrationVds&preset_id=1391&period=P1Y&is_floating_ip=true';
const BASES = SEEDED_TAXONOMY.periods.flatMap((period) => [
  { period, hasIp: true },
  { period, hasIp: false },
]);
const USUAL = { period: undefined, hasIp: true };
type Chosen = { period: string | undefined; hasIp: boolean };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(BASES)('a link leads to an order of %j as soon as it is chosen', async (basis) => {
  const link = linkTo(ORDER);
  const page = await openPage([link], USUAL);
  expect(link.href).toBe(ORDER);
  page.choose(basis);
  expect(link.href).toBe(inBasis(ORDER, basis));
  const query = new URL(link.href, 'https://site.example').searchParams;
  expect([query.get('period'), query.get('is_floating_ip')]).toEqual([basis.period, String(basis.hasIp)]);
});

test('what was chosen on an earlier page holds at once, in an order of months too', async () => {
  const [link, months] = [linkTo(ORDER), linkTo('/order?auth=dedic&id=3&term=1')];
  await openPage([link, months], { period: 'P1M', hasIp: false });
  expect(link.href).toBe(inBasis(ORDER, { period: 'P1M', hasIp: false }));
  expect(months.href).toBe('/order?auth=dedic&id=3&term=1');
});

test('a link that has come since is corrected when it is about to be used', async () => {
  const page = await openPage([], { period: 'P3M', hasIp: true });
  const link = linkTo(ORDER);
  page.use(link);
  expect(link.href).toBe(inBasis(ORDER, { period: 'P3M', hasIp: true }));
});

test('a list that is not awake keeps the orders of the figures in its HTML until it wakes', async () => {
  const link = linkTo(ORDER, { isAwake: false });
  const page = await openPage([link], { period: 'P1M', hasIp: false });
  page.use(link);
  page.choose({ period: 'P6M', hasIp: false });
  expect(link.href).toBe(ORDER);
  link.wake();
  page.use(link);
  expect(link.href).toBe(inBasis(ORDER, { period: 'P6M', hasIp: false }));
});

type Link = ReturnType<typeof linkTo>;

/** As much of a link as the script needs. */
function linkTo(href: string, { isAwake = true } = {}) {
  return Object.assign(new StubElement(), {
    href,
    isAwake,
    wake() {
      this.isAwake = true;
    },
    getAttribute() {
      return this.href;
    },
    setAttribute(_: string, value: string) {
      this.href = value;
    },
    closest(selector: string) {
      return selector.startsWith('a') || !this.isAwake ? this : null;
    },
  });
}

class StubElement {}

/** A page with these links, whose script has run. */
async function openPage(links: readonly Link[], chosen: Chosen) {
  const dataset: { pricePeriod?: string; priceIp?: string } = {};
  const readers = new Map<string, (event: { target?: Link }) => void>();
  const addEventListener = (name: string, reader: (event: { target?: Link }) => void) =>
    readers.set(name, reader);
  const put = ({ period, hasIp }: Chosen) => {
    if (period) dataset.pricePeriod = period;
    if (!hasIp) dataset.priceIp = 'without';
  };
  put(chosen);
  vi.stubGlobal('Element', StubElement);
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: () => links,
    addEventListener,
  });
  vi.stubGlobal('window', { addEventListener });
  await import('./order-links');
  return {
    choose: (basis: Chosen) => {
      put(basis);
      readers.get(BASIS_CHANGED)?.({});
    },
    use: (link: Link) => readers.get('click')?.({ target: link }),
  };
}
