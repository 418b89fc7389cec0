import { type CataloguePart, catalogue } from '~/provider/catalogue';
import { PricesAge } from './prices-age';

/** When the prices of a list were asked for. Throws `ProviderOutage`. */
export async function PriceDate({ of }: { of: CataloguePart }) {
  const { asOf } = await catalogue[of].dated();
  return <PricesAge asOf={asOf} />;
}
