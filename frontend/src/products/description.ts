import type { Catalogue, LocationCode, PricingRules } from '@vitrina/ordering';
import { cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { t } from '~/messages';

export type SummaryLine = readonly [name: string, value: string];

/** What a product is made of, and where it stands. */
export interface Description {
  lines: SummaryLine[];
  location: LocationCode | undefined;
}

/** Of something that is not sold. */
export const NO_DESCRIPTION: Description = { lines: [], location: undefined };

/** Describes the orders of one product; the order must be one that is sold. Throws `ProviderOutage`. */
export type Describe<Order> = (
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
) => Promise<Description>;

/** Processor, memory and disk in the words of all our price lists. */
export function machineLines(machine: {
  cpu: number;
  cpuFrequency: number;
  ramMb: number;
  diskMb: number;
  diskType: Parameters<typeof diskCaption>[1];
}): SummaryLine[] {
  return [
    [t.products.processor, cpuCaption(machine.cpu, machine.cpuFrequency)],
    [t.products.memory, memoryCaption(machine.ramMb)],
    [t.products.disk, diskCaption(machine.diskMb, machine.diskType)],
  ];
}
