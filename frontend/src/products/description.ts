import type { LocationCode } from '@vitrina/ordering';

export type SummaryLine = readonly [name: string, value: string];

/** What a product is made of, and where it stands. */
export interface Description {
  lines: SummaryLine[];
  location: LocationCode | undefined;
}
