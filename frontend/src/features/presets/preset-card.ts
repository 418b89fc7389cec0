import {
  type LocationCode,
  MB_IN_GB,
  type Money,
  type ServerOrder,
  type SoldPreset,
  staticPresetOrder,
} from '@vitrina/ordering';
import type { StaticPreset } from '~/content/get-static-presets';
import { orderPaths } from '~/order-paths';

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
  /** `monthly` is what the order costs, by the month and without a public address. */
  | { kind: 'offer'; monthly: Money }
  /** Nobody could be asked: `monthly` is what the CMS says. */
  | { kind: 'unconfirmed'; monthly: Money }
  | { kind: 'sold-out' }
  | { kind: 'by-request' };

/** The card of what the provider sells, by the provider's figures; `undefined` for what it does not sell. */
export function soldCard({ title }: Pick<StaticPreset, 'title'>, sold: SoldPreset): PresetCard | undefined {
  if (sold.kind === 'not-sold') return undefined;
  const { cpu, ramMb, diskMb, bandwidthMbit, location } = sold.machine;
  return {
    ...{ title, location, cpu, ramMb, diskMb, bandwidthMbit, href: waysTo(sold.order) },
    state: sold.kind === 'offer' ? { kind: 'offer', monthly: sold.monthly } : { kind: sold.kind },
  };
}

/** The card by the figures of the CMS, which are all there is while the provider is away; `undefined` without them. */
export function unconfirmedCard(preset: StaticPreset): PresetCard | undefined {
  if (!preset.written) return undefined;
  const { cpu, ramGb, diskGb, location, price } = preset.written;
  return {
    ...{ title: preset.title, location, cpu, ramMb: ramGb * MB_IN_GB, diskMb: diskGb * MB_IN_GB },
    ...{ bandwidthMbit: preset.bandwidthMbit, href: waysTo(staticPresetOrder(preset)) },
    state: { kind: 'unconfirmed', monthly: price },
  };
}

function waysTo(order: ServerOrder): PresetCard['href'] {
  return { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
}
