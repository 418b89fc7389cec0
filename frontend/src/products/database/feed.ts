import { databaseOrder } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import type { AskFeed } from '../feed-context';

/** Databases as they stand. */
export const databaseFeed: AskFeed = async (catalogue) => {
  const { part, asOf } = await catalogue.databaseTariffs.dated();
  return {
    moments: [asOf],
    offers: (context) =>
      part.map((tariff) => {
        const order = databaseOrder(tariff.presetId, tariff.type, context.period);
        return {
          ...context.offer('database', tariff, asOf, orderPaths.registration(order)),
          specs: {
            ...{ databaseType: tariff.type, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
            ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: 'nvme' },
          },
        };
      }),
  };
};
