import type { DatabaseOrder } from '@vitrina/ordering';
import { DATABASE_NAMES, memoryCaption, sizeCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { inOtherPlaces } from '../in-other-places';
import { type FindChoices, periodChoice, rowChoice } from '../order-choice';

/** Of a database: its kind, size and location. */
export const databaseChoices: FindChoices<DatabaseOrder> = async (order, catalogue) => {
  const tariffs = await catalogue.databaseTariffs();
  const own = tariffs.find(({ presetId, type }) => presetId === order.presetId && type === order.type);
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['db_service_id', 'db_type'];
  const as = ({ presetId, type }: Row): DatabaseOrder => ({ ...order, presetId, type });
  const words = ({ cpu, ramMb, diskMb }: Row) =>
    `${t.units.cores(cpu)}, ${memoryCaption(ramMb)}, ${sizeCaption(diskMb)}`;
  const sizes = ({ cpu, ramMb, diskMb }: Row) => [cpu, ramMb, diskMb];
  const isAsLarge = (row: Row) => sizes(row).every((size, at) => size >= (sizes(own)[at] ?? 0));
  const kinds = Object.entries(DATABASE_NAMES).flatMap(([type, name]) => {
    if (type === own.type) return [{ row: own, name }];
    const [row] = tariffs
      .filter((other) => other.type === type && other.location === own.location)
      .filter((other) => !other.isSoldOut && isAsLarge(other))
      .sort((one, other) => one.price - other.price);
    return row ? [{ row, name }] : [];
  });
  const isSameKind = ({ type }: Row) => type === own.type;
  return [
    ...rowChoice({ id: 'type', label: t.products.databaseType, keys }, kinds, ({ row, name }) => ({
      order: as(row),
      label: row === own || words(row) === words(own) ? name : `${name}: ${words(row)}`,
    })),
    ...rowChoice(
      { id: 'tariff', label: t.products.tariff, keys },
      tariffs.filter((row) => isSameKind(row) && row.location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: t.products.location, keys },
      inOtherPlaces(own, tariffs.filter(isSameKind), sizes),
      (row) => ({
        order: as(row),
        label: row === own ? locationName(row.location) : `${locationName(row.location)}: ${words(row)}`,
      }),
    ),
    periodChoice(order),
  ];
};
