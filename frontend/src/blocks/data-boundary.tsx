import type { ReactNode } from 'react';
import { UNAVAILABLE, type Unavailable } from '~/rendering/unavailable';
import { type OutageLook, PartOutage } from './part-outage';

interface DataBoundaryProps<Data> {
  data: Data | Unavailable;
  /** What stands here instead when it cannot be had and there is no last copy of it. */
  outage: OutageLook;
  children: (data: Data) => ReactNode;
}

/** A part of a page that shows what the provider sells. Whatever becomes of the provider, the rest of the page stands. */
export function DataBoundary<Data>({ data, outage, children }: DataBoundaryProps<Data>) {
  return data === UNAVAILABLE ? <PartOutage {...outage} /> : children(data as Data);
}
