import type { Money, OsImage, PeriodMultipliers, ServerTariff } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';

/** The whole price list of cloud servers, as plain values that a browser can count with. */
export interface ServerTariffList {
  /** Of all locations and families, at their price for a month without an IP; the cheapest first. */
  tariffs: ServerTariff[];
  osImages: OsImage[];
  multipliers: PeriodMultipliers;
  floatingIp: Money;
  /** When the provider was asked, an ISO 8601 time: while it is away the last good list is shown. */
  asOf: string;
}

/** The live price list or its last good copy. Throws `ProviderOutage` or `ContentOutage`. */
export async function getServerTariffs(): Promise<ServerTariffList> {
  const [{ part: tariffs, asOf }, osImages, { multipliers, floatingIp }] = await Promise.all([
    catalogue.serverTariffs.dated(),
    catalogue.osImages(),
    getCommerce(),
  ]);
  return { tariffs, osImages, multipliers, floatingIp, asOf };
}
