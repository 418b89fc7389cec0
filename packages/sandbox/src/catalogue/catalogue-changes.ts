import { boolean, type InferType, number, object, string } from 'yup';
import type { Catalogue } from './catalogue';

const LISTS = { servers: 'presets', databases: 'databasePresets' } as const;

/** A change of one preset: what it says of availability or price, or that it is not sold any more. */
export const changeOrder = object({
  product: string()
    .oneOf(['servers', 'databases'] as const)
    .required(),
  id: number().integer().positive().required(),
  available: boolean(),
  retired: boolean(),
  /** Roubles a month. */
  price: number().min(0),
})
  .noUnknown()
  .test(
    'changes-something',
    'one of available, retired and price is required',
    ({ available, retired, price }) => (available ?? retired ?? price) !== undefined,
  );

export type ChangeOrder = InferType<typeof changeOrder>;

export type CatalogueChanges = ReturnType<typeof catalogueChanges>;

/**
 * A catalogue that can be changed while the sandbox runs, and put back. Kept in memory: a restarted provider sells what its
 * database says.
 */
export function catalogueChanges(stored: Catalogue) {
  const catalogue: Catalogue = { ...stored };
  const changes = new Map<string, ChangeOrder>();

  function apply(): void {
    catalogue.presets = stored.presets.flatMap((row) => changed(row, changes.get(`servers ${row.id}`)));
    catalogue.databasePresets = stored.databasePresets.flatMap((row) =>
      changed(row, changes.get(`databases ${row.id}`)),
    );
  }

  return {
    /** What is sold now, always the same object. */
    catalogue,

    /** Adds to what has been changed of the same preset before; false when there is no such preset. */
    change(order: ChangeOrder): boolean {
      if (!stored[LISTS[order.product]].some(({ id }) => id === order.id)) return false;
      const key = `${order.product} ${order.id}`;
      changes.set(key, { ...changes.get(key), ...order });
      apply();
      return true;
    },

    list: () => [...changes.values()],

    undo(): void {
      changes.clear();
      apply();
    },
  };
}

function changed<Row extends { price: number; is_available?: boolean | undefined }>(
  row: Row,
  change: ChangeOrder | undefined,
): Row[] {
  if (!change) return [row];
  if (change.retired) return [];
  const { available, price = row.price } = change;
  return [{ ...row, price, ...(available !== undefined && { is_available: available }) }];
}
