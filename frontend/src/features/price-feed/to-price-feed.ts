import { exactRoubles, type PricingRules } from '@vitrina/ordering';
import {
  appOffers,
  balancerOffers,
  bucketConfigurators,
  bucketOffers,
  databaseOffers,
} from '~/products/database/feed';
import { extraOffers, machineOffers, partOffers } from '~/products/dedicated/feed';
import { type FeedCatalogue, ofPeriods, RecordContext } from '~/products/feed-context';
import { nodeConfigurators, nodeOffers, serverConfigurators, serverOffers } from '~/products/server/feed';
import { type PriceFeed, SCHEMA_VERSION } from './price-feed';

/** The whole price list of a catalogue, in an order that does not depend on chance. */
export function toPriceFeed(
  catalogue: FeedCatalogue,
  rules: PricingRules,
  site: string,
  sells: readonly string[],
): PriceFeed {
  const context = new RecordContext(rules, site);
  // Frameworks have no price, and their copies are kept longer.
  const { appFrameworks: _, ...priced } = catalogue;
  const moments = Object.values(priced).map((dated) => Date.parse(dated.asOf));
  const asOf = new Date(Math.min(...moments)).toISOString();
  return {
    ...{ schemaVersion: SCHEMA_VERSION, asOf, currency: 'RUB', unit: 'month', site, sells: [...sells] },
    publicIp: exactRoubles(rules.floatingIp),
    multipliers: ofPeriods((period) => (rules.multipliers[period] / 10_000).toFixed(4)),
    offers: [
      ...serverOffers(catalogue.serverTariffs, context),
      ...databaseOffers(catalogue.databaseTariffs, context),
      ...bucketOffers(catalogue.storageTariffs, context),
      ...balancerOffers(catalogue.balancerTariffs, context),
      ...nodeOffers(catalogue.nodeTariffs, context),
      ...machineOffers(catalogue.dedicatedTariffs, context),
      ...partOffers(catalogue.dedicatedConfigurator, context),
      ...extraOffers(catalogue.dedicatedServices, context),
      ...appOffers(catalogue, context),
    ],
    configurators: [
      ...serverConfigurators(catalogue.serverConfigurators, context),
      ...bucketConfigurators(catalogue.storageConfigurators, context),
      ...nodeConfigurators(catalogue.nodeConfigurators, context),
    ],
  };
}
