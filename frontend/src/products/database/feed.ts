import { databaseOrder } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import type { Feed } from '../feed-context';

const NAME = 'database';

/** Databases as they stand. */
export const databaseFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const { part, asOf } = await catalogue.databaseTariffs.dated();
    return {
      moments: [asOf],
      offers: (context) =>
        part.map((tariff) => {
          const order = databaseOrder(tariff.presetId, tariff.type, context.period);
          return {
            ...context.offer(NAME, tariff, asOf, orderPaths.registration(order)),
            specs: {
              ...{ databaseType: tariff.type, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
              ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: 'nvme' },
            },
          };
        }),
    };
  },
};
