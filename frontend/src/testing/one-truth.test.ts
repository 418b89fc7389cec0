import {
  type Catalogue,
  confirmPrice,
  exactRoubles,
  formatMoney,
  inRoubles,
  newIntentId,
  type Order,
  PRODUCTS,
  type PricingRules,
  parseOrder,
  paymentOf,
  placeProductOrder,
  quoteOrder,
  roubles,
} from '@vitrina/ordering';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderOptions } from '~/checkout/options/order-options';
import { pricingRules } from '~/checkout/pricing-rules';
import type { Commerce } from '~/content/get-commerce';
import { serverOfferRange } from '~/features/catalogue/offer-range';
import { toPriceFeed } from '~/features/price-feed/to-price-feed';
import type { FeedOffer } from '~/products/feed-record';
import { askFeeds } from '~/products/products';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { connectedSandbox } from './connected-sandbox';
import { datedCatalogue } from './dated-catalogue';
import { SAMPLE_RULES } from './sample-tariffs';

/*
 * What a page, structured data, the feed, the order's sheet, the recorded order and the panel say of everything that is sold
 * must not differ by a kopeck. That the rows and cards of pages say what their orders are quoted is held by one-figure.test.ts.
 */

const SITE = 'https://site.example';
const COMMERCE: Commerce = {
  ...SAMPLE_RULES,
  ...{
    cpuLimit: 16,
    minRamPerCoreGb: 1,
    ramRules: [],
    retirements: [],
    companyDomain: '',
    taxonomy: SEEDED_TAXONOMY,
  },
  ...{ consentTicked: true, mailingTicked: true },
};
const RULES: PricingRules = { ...SAMPLE_RULES, cpuLimit: 16, ramPerCoreGb: () => 1 };
/** More would only make their lists long. */
const ORDERS_OF_ONE_CUSTOMER = 20;

type Shop = Awaited<ReturnType<typeof connectedSandbox>>;

describe('of all that is sold', () => {
  let catalogue: Catalogue;
  let shop: Shop;
  let sold: { offer: FeedOffer; order: Order }[];
  let feed: ReturnType<typeof toPriceFeed>;
  beforeAll(async () => {
    shop = await connectedSandbox();
    catalogue = shop.catalogue;
    const asOf = new Date().toISOString();
    const products = await askFeeds(
      datedCatalogue(catalogue, () => asOf),
      PRODUCTS,
    );
    feed = toPriceFeed(products, pricingRules(COMMERCE), SITE, []);
    sold = feed.offers.flatMap((offer) => {
      const { searchParams } = new URL(offer.url);
      const order = parseOrder(searchParams.get('auth'), searchParams);
      return offer.availability === 'in-stock' && order.ok ? [{ offer, order: order.value }] : [];
    });
    return shop.close;
  });

  test('everything that can be ordered by its address is looked at', () => {
    const products = new Set(sold.map(({ order }) => order.product));
    expect([...products].sort()).toEqual(['apps', 'balancer', 'dbaas', 'dedicated', 's3', 'vds']);
    expect(sold.length).toBeGreaterThan(120);
  });

  test('the feed says for every period what the sheet of the order behind its address says', async () => {
    for (const { offer, order } of sold) {
      const periods = offer.pricesWithIp ?? offer.prices;
      for (const period of ['P1M', 'P3M', 'P6M', 'P1Y'] as const) {
        const quote = await quoteOrder({ ...order, period }, catalogue, RULES);
        if (quote.kind !== 'offer') throw new Error(`${offer.id} is ${quote.kind}`);
        expect(periods[period], `${offer.id} ${period}`).toBe(exactRoubles(quote.monthly));
        expect(quote.due).toBe(paymentOf(quote.monthly, period).due);
      }
    }
  });

  test('the sheet offers every other period at the figure of the feed', async () => {
    for (const { offer, order } of sold) {
      const options = await orderOptions(order, catalogue, RULES);
      const periods = options.find(({ label }) => label === 'Срок оплаты')?.options ?? [];
      expect(periods).toHaveLength(4);
      const prices = Object.values(offer.pricesWithIp ?? offer.prices);
      expect(periods.filter(({ detail }) => detail)).toHaveLength(3);
      for (const [at, { detail }] of periods.entries())
        if (detail) expect(detail, offer.id).toBe(`${formatMoney(roubles(Number(prices[at])))}/мес`);
    }
  });

  test('the panel shows for every order what the sheet said, under the period that was sent', async () => {
    let session = await shop.newCustomer();
    for (const [at, { offer, order }] of sold.entries()) {
      if (at % ORDERS_OF_ONE_CUSTOMER === 0) session = await shop.newCustomer();
      const quote = await quoteOrder(order, catalogue, RULES);
      if (quote.kind !== 'offer') throw new Error(`${offer.id} is ${quote.kind}`);
      const outcome = await placeProductOrder(
        { intents: shop.intents, pause: async () => undefined },
        shop.provider.as(session),
        newIntentId(),
        order,
        confirmPrice(order, quote, catalogue, RULES),
      );
      if (outcome.status !== 'placed') throw new Error(`${offer.id}: ${JSON.stringify(outcome)}`);
      const page = await shop.panelPage(session, outcome.page, order.period);
      const said = order.product === 'apps' ? page : /<p class="sum">([^<]+)</.exec(page)?.[1];
      expect(said, offer.id).toContain(formatMoney(quote.monthly));
    }
    const bodies = await shop.requests('createServer');
    const servers = sold.filter(({ order }) => order.product === 'vds');
    expect(new Set(bodies.map(presetOf))).toEqual(new Set(servers.map(({ offer }) => offer.presetId)));
  }, 240_000);

  test('search engines are told the lowest and the highest figure of the list of servers', async () => {
    const tariffs = await catalogue.serverTariffs();
    const servers = feed.offers.filter(
      ({ product, availability }) => product === 'cloud-server' && availability === 'in-stock',
    );
    const figures = servers.map(({ pricesWithIp }) => Number(pricesWithIp?.P1Y));
    const range = serverOfferRange(tariffs, [], COMMERCE);
    expect(range).toMatchObject({ lowPrice: Math.min(...figures), highPrice: Math.max(...figures) });
    const cheapest = servers.find(({ pricesWithIp }) => Number(pricesWithIp?.P1Y) === range.lowPrice);
    const order = sold.find(({ offer }) => offer.id === cheapest?.id)?.order;
    const quote = order && (await quoteOrder(order, catalogue, RULES));
    expect(quote?.kind === 'offer' && inRoubles(quote.monthly)).toBe(range.lowPrice);
  });
});

function presetOf(body: unknown): number | undefined {
  return typeof body === 'object' && body !== null && 'preset_id' in body
    ? Number(body.preset_id)
    : undefined;
}
