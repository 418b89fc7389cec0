import { bandwidthsOfConfigurator } from '../catalogue/bandwidth';
import type { LocationCode } from '../catalogue/location';
import { offeredPeriods, shortestPeriod } from '../catalogue/payment-period';
import type { DiskType } from '../catalogue/tariff';
import { MB_IN_GB } from '../catalogue/units';
import type { Money } from '../money';
import type { Catalogue } from '../products/products';
import { type ServerChoice, type ServerOrder, serverOrder } from '../products/server/order';
import type { PricingRules } from './offer';
import { quoteOrder } from './quote-order';

/** What a static preset of the CMS sells: a server of the provider, perhaps with a bandwidth of its own, in Mbit/s. */
export interface StaticPresetChoice {
  server: ServerChoice;
  bandwidthMbit: number | undefined;
}

/** Figures of a server for its card. Memory and disk in MB of 1024, bandwidth in Mbit/s. */
export interface PresetMachine {
  cpu: number;
  ramMb: number;
  diskMb: number;
  diskType: DiskType;
  bandwidthMbit: number;
  location: LocationCode;
}

/** What the live catalogue says of a static preset. `order` is what its button leads to. */
export type SoldPreset =
  /** `monthly` is what exactly this order costs. */
  | { kind: 'offer'; order: ServerOrder; machine: PresetMachine; monthly: Money }
  | { kind: 'sold-out' | 'by-request'; order: ServerOrder; machine: PresetMachine }
  | { kind: 'not-sold' };

/**
 * A static preset as it is sold now, whatever figures a marketer has written beside it: a card must not promise another
 * server, or a cheaper one, than the order makes. Throws `ProviderOutage`.
 */
export async function sellPreset(
  choice: StaticPresetChoice,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<SoldPreset> {
  const machine = await findMachine(choice, catalogue);
  if (!machine) return { kind: 'not-sold' };
  const order = staticPresetOrder({ ...choice, bandwidthMbit: machine.bandwidthMbit }, rules);
  const quote = await quoteOrder(order, catalogue, rules);
  switch (quote.kind) {
    case 'offer':
      return { kind: 'offer', order, machine, monthly: quote.monthly };
    case 'sold-out':
    case 'by-request':
      return { kind: quote.kind, order, machine };
    case 'no-such-bandwidth':
      return sellPreset({ ...choice, bandwidthMbit: quote.bandwidths.usual }, catalogue, rules);
    case 'not-sold':
    case 'no-such-period':
    case 'too-small-for-system':
      return { kind: 'not-sold' };
  }
}

/**
 * The order of a static preset: by the month, or the shortest period that is offered, and without a public address, which is what the prices on the cards are of
 * (rule R28). A configuration goes the way of a VDS, too.
 */
export function staticPresetOrder(
  { server, bandwidthMbit }: StaticPresetChoice,
  { multipliers }: Pick<PricingRules, 'multipliers'>,
): ServerOrder {
  const period = shortestPeriod(offeredPeriods(multipliers));
  return serverOrder(server, { period, hasFloatingIp: false, bandwidthMbit });
}

async function findMachine(
  { server, bandwidthMbit }: StaticPresetChoice,
  catalogue: Catalogue,
): Promise<PresetMachine | undefined> {
  if (server.kind === 'preset') {
    const tariff = (await catalogue.serverTariffs()).find(({ presetId }) => presetId === server.presetId);
    if (!tariff) return undefined;
    const { cpu, ramMb, diskMb, diskType, location } = tariff;
    return { cpu, ramMb, diskMb, diskType, location, bandwidthMbit: bandwidthMbit ?? tariff.bandwidthMbit };
  }
  const configurator = (await catalogue.serverConfigurators()).find(
    ({ configuratorId }) => configuratorId === server.configuratorId,
  );
  if (!configurator) return undefined;
  const { diskType, location } = configurator;
  return {
    ...{ cpu: server.cpu, ramMb: server.ramGb * MB_IN_GB, diskMb: server.diskGb * MB_IN_GB },
    ...{ diskType, location },
    bandwidthMbit: bandwidthMbit ?? bandwidthsOfConfigurator(configurator).usual,
  };
}
