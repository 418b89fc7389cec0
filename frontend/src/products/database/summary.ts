import type { Catalogue, DatabaseOrder } from '@vitrina/ordering';
import { DATABASE_NAMES } from '~/copy/captions';
import { type Description, machineLines, NO_DESCRIPTION } from '../description';

/** A managed database (rule R43). */
export async function describeDatabase(
  { presetId, type }: DatabaseOrder,
  catalogue: Catalogue,
): Promise<Description> {
  const tariff = (await catalogue.databaseTariffs()).find((row) => row.presetId === presetId);
  if (!tariff) return NO_DESCRIPTION;
  return {
    lines: [
      ['База данных', DATABASE_NAMES[type]],
      ...machineLines({ ...tariff, diskType: 'nvme' }),
      ['Приватный IP', 'Есть'],
      ['Бэкапы', 'Есть'],
    ],
    location: tariff.location,
  };
}
