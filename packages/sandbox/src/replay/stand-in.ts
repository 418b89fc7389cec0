import {
  balancerOrder,
  bucketOrder,
  type Catalogue,
  databaseOrder,
  type PricingRules,
  presetOrder,
  quoteOrder,
  type ResourceOrder,
  toQuery,
} from '@vitrina/ordering';

/**
 * The same part, or the cheapest of its product where the sandbox does not sell it: another shop has other tariffs, and the steps of
 * an order do not ask for them. Rejects with a sentence where nothing can stand in.
 */
export async function standInFor(
  part: ResourceOrder,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<ResourceOrder> {
  const quote = await quoteOrder(part, catalogue, rules);
  if (quote.kind === 'offer') return part;
  const other = await cheapestOf(part, catalogue);
  if (!other) throw new Error(`the sandbox does not sell what was ordered: ${quote.kind}, ${toQuery(part)}`);
  return other;
}

async function cheapestOf(
  { product }: ResourceOrder,
  catalogue: Catalogue,
): Promise<ResourceOrder | undefined> {
  switch (product) {
    case 'vds': {
      const tariff = (await catalogue.serverTariffs()).find(({ isSoldOut }) => !isSoldOut);
      return tariff && presetOrder(tariff.presetId);
    }
    case 'dbaas': {
      const [tariff] = await catalogue.databaseTariffs();
      return tariff && databaseOrder(tariff.presetId, tariff.type);
    }
    case 's3': {
      const [tariff] = await catalogue.storageTariffs();
      return tariff && bucketOrder({ kind: 'preset', presetId: tariff.presetId });
    }
    case 'balancer': {
      const [tariff] = await catalogue.balancerTariffs();
      return tariff && balancerOrder(tariff.presetId, tariff.bandwidthMbit);
    }
    default:
      return undefined;
  }
}
