import {
  type LocationCode,
  MB_IN_GB,
  type ServerOrder,
  type SoldPreset,
  staticPresetOrder,
} from '@vitrina/ordering';
import type { StaticPreset } from '~/content/get-static-presets';
import { type BasisPrices, type BasisRules, pricesOf, usualBasis } from '~/price-basis/price-basis';
import { orderPaths } from '~/urls/order-paths';

/** A static preset as visitors see it. Memory and disk in MB, bandwidth in Mbit/s. */
export interface PresetCard {
  title: string;
  location: LocationCode | undefined;
  cpu: number;
  ramMb: number;
  diskMb: number;
  bandwidthMbit: number | undefined;
  state: PresetState;
  /** Where exactly this is ordered, or said why it cannot be. */
  href: { visitor: string; customer: string };
}

export type PresetState =
  | { kind: 'offer'; prices: BasisPrices }
  /** Nobody could be asked: the prices follow from what the CMS says. */
  | { kind: 'unconfirmed'; prices: BasisPrices }
  | { kind: 'sold-out' }
  | { kind: 'by-request' };

/** The card of what the provider sells, by the provider's figures; `undefined` for what it does not sell. */
export function soldCard(
  { title }: Pick<StaticPreset, 'title'>,
  sold: SoldPreset,
  prices: BasisPrices | undefined,
): PresetCard | undefined {
  if (sold.kind === 'not-sold') return undefined;
  const { cpu, ramMb, diskMb, bandwidthMbit, location } = sold.machine;
  const state = stateOf(sold, prices);
  if (!state) return undefined;
  return {
    ...{ title, location, cpu, ramMb, diskMb, bandwidthMbit, href: waysTo(sold.order) },
    state,
  };
}

/** The card by the figures of the CMS, which are all there is while the provider is away; `undefined` without them. */
export function unconfirmedCard(preset: StaticPreset, rules: BasisRules): PresetCard | undefined {
  if (!preset.written) return undefined;
  const { cpu, ramGb, diskGb, location, price } = preset.written;
  return {
    ...{ title: preset.title, location, cpu, ramMb: ramGb * MB_IN_GB, diskMb: diskGb * MB_IN_GB },
    ...{ bandwidthMbit: preset.bandwidthMbit, href: waysTo(staticPresetOrder(preset, rules)) },
    state: { kind: 'unconfirmed', prices: pricesOf(price, rules) },
  };
}

function stateOf(
  { kind }: Exclude<SoldPreset, { kind: 'not-sold' }>,
  prices: BasisPrices | undefined,
): PresetState | undefined {
  if (kind !== 'offer') return { kind };
  return prices && { kind, prices };
}

/** In the usual basis; a script puts in the chosen one. */
function waysTo(preset: ServerOrder): PresetCard['href'] {
  const { period, hasIp: hasFloatingIp } = usualBasis();
  const order = { ...preset, period, hasFloatingIp };
  return { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
}
