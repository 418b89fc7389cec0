import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { inPeriod, MB_IN_GB, offeredPeriods, shortestPeriod } from '@vitrina/ordering';
import { z } from 'zod';
import { getPriceFeed } from '~/features/price-feed/get-price-feed';
import { t } from '~/messages';
import { shopCurrency } from '~/messages/currency';
import type { FeedOffer } from '~/products/feed-record';
import { TARIFF_KINDS } from '~/products/products';
import { serverFeed } from '~/products/server/feed';
import { answerOrOutage, dataAnswer, READS } from './answers';
import { quoteServer } from './quote-server';

const MOST_OFFERS = 50;

const filters = () => ({
  product: z.enum(TARIFF_KINDS).default(serverFeed.tariffs),
  location: z.string().max(40).optional().describe(t.agents.listTariffs.location),
  min_cpu: z.number().positive().optional(),
  min_ram_gb: z.number().positive().optional(),
  min_disk_gb: z.number().positive().optional(),
  max_price: z.number().positive().optional().describe(t.agents.listTariffs.maxPrice(shopCurrency())),
});
type Filters = z.infer<z.ZodObject<ReturnType<typeof filters>>>;

/** As the price lists give it: a number, or a provider's word. */
const identifier = z.union([z.number().int().positive(), z.string().min(1).max(64)]).optional();
const amount = z.number().int().positive().max(10_000).optional();

export function addTariffTools(server: McpServer): void {
  const { listTariffs, listConfigurators, quoteServer: quoting } = t.agents;
  server.registerTool(
    'list_tariffs',
    {
      title: listTariffs.title,
      description: listTariffs.description(MOST_OFFERS),
      inputSchema: filters(),
      annotations: READS,
    },
    (asked) =>
      answerOrOutage(async () => {
        const { asOf, offers } = await getPriceFeed();
        const fitting = offers.filter((offer) => fits(offer, asked)).sort(byPrice);
        const shown = fitting.slice(0, MOST_OFFERS).map(toTariff);
        return dataAnswer({ as_of: asOf, currency: shopCurrency(), found: fitting.length, tariffs: shown });
      }),
  );
  server.registerTool(
    'list_configurators',
    {
      ...listConfigurators,
      annotations: READS,
    },
    () =>
      answerOrOutage(async () => {
        const { configurators } = await getPriceFeed();
        return dataAnswer(configurators.filter(({ product }) => product === 'cloud-server'));
      }),
  );
  server.registerTool(
    'quote_server',
    {
      title: quoting.title,
      description: quoting.description,
      inputSchema: {
        ...{ preset_id: identifier, configurator_id: identifier },
        ...{ cpu: amount, ram_gb: amount, disk_gb: amount },
        period: z.string().max(5).optional().describe(quoting.period),
        public_ip: z.boolean().default(true),
      },
      annotations: READS,
    },
    (asked) => answerOrOutage(() => quoteServer(asked)),
  );
}

function fits({ product, location, specs, prices }: FeedOffer, asked: Filters): boolean {
  const { min_cpu = 0, min_ram_gb = 0, min_disk_gb = 0, max_price = Number.POSITIVE_INFINITY } = asked;
  return (
    product === asked.product &&
    (asked.location === undefined || asked.location === location) &&
    (specs.cpu ?? 0) >= min_cpu &&
    (specs.ramMb ?? 0) >= min_ram_gb * MB_IN_GB &&
    (specs.diskMb ?? 0) >= min_disk_gb * MB_IN_GB &&
    byTheMonth(prices) <= max_price
  );
}

function byPrice(one: FeedOffer, other: FeedOffer): number {
  return byTheMonth(one.prices) - byTheMonth(other.prices);
}

/** For a month, or the shortest period that is offered. */
function byTheMonth(prices: FeedOffer['prices']): number {
  return Number(inPeriod(prices, shortestPeriod(offeredPeriods(prices))));
}

function toTariff({ presetId, title, location, locationName, availability, specs, ...offer }: FeedOffer) {
  return {
    ...{ preset_id: presetId, title, location, location_name: locationName, availability, specs },
    monthly_prices: offer.prices,
    ...(offer.pricesWithIp && { monthly_prices_with_public_ip: offer.pricesWithIp }),
    order_url: offer.url,
  };
}
