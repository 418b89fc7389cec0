import {
  type Bandwidths,
  bandwidthsOfConfigurator,
  bandwidthsOfTariff,
  isBandwidthSold,
} from '../../catalogue/bandwidth';
import { isSold } from '../../catalogue/configuration';
import { configurationBase } from '../../catalogue/quote';
import { fitsSystem, leastRamMb } from '../../catalogue/system-needs';
import type { ServerCatalogue } from '../../catalogue/tariff';
import { MB_IN_GB } from '../../catalogue/units';
import { sum } from '../../money';
import { NOT_SOLD, type NoOffer, type Offer, type PricingRules } from '../../orders/offer';
import type { ServerOrder } from './order';

/** A cloud server with its system, software and public address. Throws `ProviderOutage`. */
export async function offerServer(
  order: ServerOrder,
  catalogue: ServerCatalogue,
  rules: PricingRules,
): Promise<Offer | NoOffer> {
  const [machine, images, bundles] = await Promise.all([
    findMachine(order, catalogue, rules),
    catalogue.osImages(),
    catalogue.software(),
  ]);
  if (machine.kind !== 'offer') return machine;
  const system = images.find(({ osId }) => osId === order.osId);
  if (!system) return NOT_SOLD;
  const software = bundles.find(({ softwareId }) => softwareId === order.softwareId);
  if (order.softwareId !== undefined && !software?.osIds.includes(order.osId)) return NOT_SOLD;
  const { title, location, base, bandwidths } = machine;
  const bandwidthMbit = order.bandwidthMbit ?? bandwidths.usual;
  // The provider names no price for bandwidth, so the machine's own price stands (docs/decisions/0042).
  if (!isBandwidthSold(bandwidths, bandwidthMbit))
    return { kind: 'no-such-bandwidth', title, bandwidths, wantedMbit: bandwidthMbit };
  if (!fitsSystem(machine, system))
    return {
      ...{ kind: 'too-small-for-system', title },
      ...{ system: system.caption, leastRamMb: leastRamMb(system) },
    };
  return {
    ...{ kind: 'offer', title, location, bandwidthMbit },
    base: order.hasFloatingIp ? sum(base, rules.floatingIp) : base,
  };
}

type Machine = Offer & { bandwidths: Bandwidths; ramMb: number };

async function findMachine(
  { server }: ServerOrder,
  catalogue: ServerCatalogue,
  rules: PricingRules,
): Promise<Machine | NoOffer> {
  if (server.kind === 'preset') {
    const tariff = (await catalogue.serverTariffs()).find(({ presetId }) => presetId === server.presetId);
    if (!tariff) return NOT_SOLD;
    const { title, location, price: base, ramMb } = tariff;
    if (tariff.isSoldOut) return { kind: 'sold-out', title };
    return { kind: 'offer', title, location, base, ramMb, bandwidths: bandwidthsOfTariff(tariff) };
  }
  const configurator = (await catalogue.serverConfigurators()).find(
    ({ configuratorId }) => configuratorId === server.configuratorId,
  );
  if (!configurator || !isSold(configurator, server)) return NOT_SOLD;
  if (server.ramGb < server.cpu * rules.ramPerCoreGb(server.configuratorId)) return NOT_SOLD;
  // Rule R32: more cores than the limit are asked for in writing instead of ordered.
  if (server.cpu > rules.cpuLimit) return { kind: 'by-request', cpuLimit: rules.cpuLimit };
  return {
    ...{ kind: 'offer', title: undefined, location: configurator.location },
    base: configurationBase(configurator.unitPrices, server),
    ...{ bandwidths: bandwidthsOfConfigurator(configurator), ramMb: server.ramGb * MB_IN_GB },
  };
}
