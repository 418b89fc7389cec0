import type { Order } from '@vitrina/ordering';
import type { Site } from '~/content/site';
import { RequestSheet } from './request-sheet';

interface LargeServerRequestProps {
  order: Order;
  cpuLimit: number;
  site: Pick<Site, 'supportUrl' | 'supportHours' | 'legal'>;
}

/** What stands in place of an order of more cores than are sold without talking (specification 001, section 4). */
export function LargeServerRequest({ order, cpuLimit, site }: LargeServerRequestProps) {
  return (
    <RequestSheet
      {...{ kind: 'large-server', order, site }}
      why={`Серверы, в которых больше ${cpuLimit} ядер, мы собираем по заявке.`}
    />
  );
}
