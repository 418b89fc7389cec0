import type { Catalogue, DatabaseOrder } from '@vitrina/ordering';
import { DATABASE_NAMES } from '~/copy/captions';
import { t } from '~/messages';
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
      [t.products.databaseType, DATABASE_NAMES[type]],
      ...machineLines({ ...tariff, diskType: 'nvme' }),
      [t.products.privateIp, t.products.yes],
      [t.products.backups, t.products.yes],
    ],
    location: tariff.location,
  };
}
