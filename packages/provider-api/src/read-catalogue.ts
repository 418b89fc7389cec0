import { ProviderOutage } from '@vitrina/ordering';
import type { EndpointName, ResponseOf } from './contract';
import type { ProviderHttp } from './http';
import { told } from './told';

/** What of the catalogue is asked for without saying more than its name. */
type CatalogueEndpoint = Extract<EndpointName, `list${string}` | 'getDedicatedConfigurator'>;

/** The answer of a call of the catalogue. Throws `ProviderOutage`. */
export async function readCatalogue<Name extends CatalogueEndpoint>(
  http: ProviderHttp,
  name: Name,
): Promise<ResponseOf<Name>> {
  const answer = await http(name, {});
  if (!answer.ok) throw new ProviderOutage(name, told(answer.failure));
  return answer.value.body;
}

/** The cheapest first. */
export function byPrice<Row extends { price: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => one.price - other.price);
}
