import type { ReactNode } from 'react';
import { OUTAGE, orOutage } from '~/rendering/or-outage';
import { type OutageLook, PartOutage } from './part-outage';

interface LivePartProps<Part> {
  load: () => Promise<Part>;
  /** What stands here instead when it cannot be had and there is no last copy of it. */
  outage: OutageLook;
  children: (part: Part) => ReactNode;
}

/** A part of a page that shows what the provider sells. Whatever becomes of the provider, the rest of the page stands. */
export async function LivePart<Part>({ load, outage, children }: LivePartProps<Part>) {
  const part = await orOutage(load);
  return part === OUTAGE ? <PartOutage {...outage} /> : children(part);
}
