import { soldLists } from '~/adapters/sold';
import { pricingRules } from '~/checkout/pricing-rules';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import { env } from '~/runtime/env';
import type { PriceFeed } from './price-feed';
import { toPriceFeed } from './to-price-feed';

/**
 * The price list of everything, from the same copies that the pages show. All of it or nothing: a product that is missing
 * would read as one that is not sold. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function getPriceFeed(): Promise<PriceFeed> {
  return (await getDatedFeed()).feed;
}

/** The same, and when the shop was asked for the rules it is counted with, an ISO 8601 time. */
export async function getDatedFeed(): Promise<{ feed: PriceFeed; rulesAsOf: string }> {
  const [
    { part: commerce, asOf: rulesAsOf },
    serverTariffs,
    serverConfigurators,
    databaseTariffs,
    storageTariffs,
    storageConfigurators,
  ] = await Promise.all([
    getCommerce.dated(),
    catalogue.serverTariffs.dated(),
    catalogue.serverConfigurators.dated(),
    catalogue.databaseTariffs.dated(),
    catalogue.storageTariffs.dated(),
    catalogue.storageConfigurators.dated(),
  ]);
  const [balancerTariffs, nodeTariffs, nodeConfigurators, dedicatedTariffs, dedicatedServices] =
    await Promise.all([
      catalogue.balancerTariffs.dated(),
      catalogue.nodeTariffs.dated(),
      catalogue.nodeConfigurators.dated(),
      catalogue.dedicatedTariffs.dated(),
      catalogue.dedicatedServices.dated(),
    ]);
  const [dedicatedConfigurator, appTariffs, appFrameworks] = await Promise.all([
    catalogue.dedicatedConfigurator.dated(),
    catalogue.appTariffs.dated(),
    catalogue.appFrameworks.dated(),
  ]);
  const parts = {
    ...{ serverTariffs, serverConfigurators, databaseTariffs, storageTariffs, storageConfigurators },
    ...{ balancerTariffs, nodeTariffs, nodeConfigurators, dedicatedTariffs, dedicatedServices },
    ...{ dedicatedConfigurator, appTariffs, appFrameworks },
  };
  return { feed: toPriceFeed(parts, pricingRules(commerce), env().SITE_URL, soldLists()), rulesAsOf };
}
