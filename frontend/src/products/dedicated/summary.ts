import { type Catalogue, type DedicatedOrder, offerDedicated } from '@vitrina/ordering';
import { t } from '~/messages';
import { type Description, NO_DESCRIPTION } from '../description';

/** A dedicated server: what its offer says of it, and what was taken with it. */
export async function describeDedicated(order: DedicatedOrder, catalogue: Catalogue): Promise<Description> {
  const offer = await offerDedicated(order, catalogue);
  if (offer.kind !== 'offer') return NO_DESCRIPTION;
  return {
    lines: offer.lines.map(({ name, value }) => [t.products.dedicatedLines[name], value]),
    location: offer.location,
  };
}
