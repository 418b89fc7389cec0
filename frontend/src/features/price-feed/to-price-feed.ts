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
import { type FeedCatalogue, ofPeriods, RecordTerms } from './record-terms';
import { nodeConfigurators, nodeOffers, serverConfigurators, serverOffers } from './server-records';

/** The whole price list of a catalogue, in an order that does not depend on chance. */
export function toPriceFeed(catalogue: FeedCatalogue, commerce: Commerce, site: string): PriceFeed {
  const terms = new RecordTerms(commerce, site);
  // Frameworks have no price, and their copies are kept longer.
  const { appFrameworks: _, ...priced } = catalogue;
  const moments = Object.values(priced).map((dated) => Date.parse(dated.asOf));
  const asOf = new Date(Math.min(...moments)).toISOString();
  return {
    ...{ schemaVersion: SCHEMA_VERSION, asOf, currency: 'RUB', unit: 'month', site },
    publicIp: exactRoubles(commerce.floatingIp),
    multipliers: ofPeriods((period) => (commerce.multipliers[period] / 10_000).toFixed(4)),
    offers: [
      ...serverOffers(catalogue.serverTariffs, terms),
      ...databaseOffers(catalogue.databaseTariffs, terms),
      ...bucketOffers(catalogue.storageTariffs, terms),
      ...balancerOffers(catalogue.balancerTariffs, terms),
      ...nodeOffers(catalogue.nodeTariffs, terms),
      ...machineOffers(catalogue.dedicatedTariffs, terms),
      ...partOffers(catalogue.dedicatedConfigurator, terms),
      ...extraOffers(catalogue.dedicatedServices, terms),
      ...appOffers(catalogue, terms),
    ],
    configurators: [
      ...serverConfigurators(catalogue.serverConfigurators, terms),
      ...bucketConfigurators(catalogue.storageConfigurators, terms),
      ...nodeConfigurators(catalogue.nodeConfigurators, terms),
    ],
  };
}
