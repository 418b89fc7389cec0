import { type Money, parseOrder, quoteOrder } from '@vitrina/ordering';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inBasis } from '~/elements/price-basis';
import { inEachBasis, toOffers } from '~/features/catalogue/tariff-offers';
import { basesOf, priceIn } from '~/price-basis/price-basis';
import { toDatabaseOffers } from '~/products/database/list';
import { inPeriod, type ProductOffer } from '~/products/product-offer';
import { openSandboxCatalogue } from './open-sandbox-catalogue';
import { SAMPLE_RULES } from './sample-tariffs';
import { SEEDED_TAXONOMY } from './shop-taxonomy';

const RULES = { ...SAMPLE_RULES, cpuLimit: 16, ramPerCoreGb: () => 1 };
type Catalogue = Awaited<ReturnType<typeof openSandboxCatalogue>>;

describe('in every basis', () => {
  let catalogue: Catalogue;
  let products: typeof import('~/features/catalogue/get-product-list');
  beforeEach(async () => {
    // The environment is read once, and each test has a sandbox of its own.
    vi.resetModules();
    catalogue = await openSandboxCatalogue();
    products = await import('~/features/catalogue/get-product-list');
  });

  test('the figure of every server is what its order is quoted, on a row and on a card', async () => {
    const tariffs = (await catalogue.serverTariffs()).filter(({ isSoldOut }) => !isSoldOut);
    expect(tariffs.length).toBeGreaterThan(40);
    for (const basis of basesOf(SEEDED_TAXONOMY.periods)) {
      const rows = toOffers(tariffs, SAMPLE_RULES, basis);
      const cards = inEachBasis(toOffers(tariffs, SAMPLE_RULES), SAMPLE_RULES);
      for (const [place, { monthly, href, title }] of rows.entries()) {
        const card = cards[place];
        expect(card?.prices && priceIn(card.prices, basis), title).toBe(monthly);
        // Both ways of both: the script that corrects the links of a card uses `inBasis` (`elements/order-links.test.ts`).
        for (const way of ['visitor', 'customer'] as const) {
          expect(inBasis(card?.href[way] ?? '', basis)).toBe(href[way]);
          expect(await quoted(href[way], catalogue), `${title} ${href[way]}`).toBe(monthly);
        }
      }
    }
  });

  test.each(['s3', 'balancer', 'dedicated', 'apps'] as const)(
    'every line of %s leads to an order of the figure that it shows',
    async (product) => {
      const all = await products.getProductOffers(product, SAMPLE_RULES.multipliers);
      const offers = all.filter(({ isSoldOut }) => !isSoldOut);
      expect(offers.length).toBeGreaterThan(0);
      await expectQuoted(offers);
    },
  );

  test('every line of the databases leads to an order of the figure that it shows', async () => {
    const offers = toDatabaseOffers(await catalogue.databaseTariffs(), SAMPLE_RULES.multipliers);
    await expectQuoted(offers.filter(({ isSoldOut }) => !isSoldOut));
  });

  async function expectQuoted(offers: readonly ProductOffer[]): Promise<void> {
    for (const period of SEEDED_TAXONOMY.periods)
      for (const { href: ways, monthly, name } of inPeriod(offers, period))
        for (const href of Object.values(ways))
          expect(await quoted(href, catalogue), `${name} ${href}`).toBe(monthly);
  }
});

/** What a month of the order behind an address costs. */
async function quoted(href: string, catalogue: Catalogue): Promise<Money | undefined> {
  const query = new URL(href, 'https://site.example').searchParams;
  const order = parseOrder(query.get('auth') ?? '', query);
  if (!order.ok) throw new Error(`${href} is no order`);
  const quote = await quoteOrder(order.value, catalogue, RULES);
  return quote.kind === 'offer' ? quote.monthly : undefined;
}
