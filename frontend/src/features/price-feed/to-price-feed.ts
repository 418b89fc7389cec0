import { exactRoubles } from '@vitrina/ordering';
import type { Commerce } from '~/content/get-commerce';
import { extraOffers, machineOffers, partOffers } from './dedicated-records';
import {
  appOffers,
  balancerOffers,
  bucketConfigurators,
  bucketOffers,
  databaseOffers,
} from './managed-records';
import { type PriceFeed, SCHEMA_VERSION } from './price-feed';
import { type FeedCatalogue, ofPeriods, RecordContext } from './record-context';
import { nodeConfigurators, nodeOffers, serverConfigurators, serverOffers } from './server-records';

/** The whole price list of a catalogue, in an order that does not depend on chance. */
export function toPriceFeed(
  catalogue: FeedCatalogue,
  commerce: Commerce,
  site: string,
  sells: readonly string[],
): PriceFeed {
  const context = new RecordContext(commerce, site);
  // Frameworks have no price, and their copies are kept longer.
  const { appFrameworks: _, ...priced } = catalogue;
  const moments = Object.values(priced).map((dated) => Date.parse(dated.asOf));
  const asOf = new Date(Math.min(...moments)).toISOString();
  return {
    ...{ schemaVersion: SCHEMA_VERSION, asOf, currency: 'RUB', unit: 'month', site, sells: [...sells] },
    publicIp: exactRoubles(commerce.floatingIp),
    multipliers: ofPeriods((period) => (commerce.multipliers[period] / 10_000).toFixed(4)),
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
