import type { AppOrder } from '@vitrina/ordering';
import { memoryCaption, requestsCaption, sizeCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { inOtherPlaces } from '../in-other-places';
import { type FindChoices, periodChoice, rowChoice } from '../order-choice';

/** Of an app: its framework, its place to run and the location. */
export const appChoices: FindChoices<AppOrder> = async (order, catalogue) => {
  const [all, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  const tariffs = all.filter(({ type }) => type === order.type);
  const own = tariffs.find(
    ({ presetId, location }) => presetId === order.presetId && location === order.location,
  );
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['preset', 'location'];
  const as = ({ presetId, location }: Row): AppOrder => ({ ...order, presetId, location });
  const power = (row: Row) =>
    row.type === 'backend'
      ? `${t.units.cores(row.cpu)}, ${memoryCaption(row.ramMb)}`
      : requestsCaption(String(row.requestsPerSecond));
  const words = (row: Row) => `${power(row)}, ${t.units.ofDisk(sizeCaption(row.diskMb))}`;
  const sizes = (row: Row) => [
    ...(row.type === 'backend' ? [row.cpu, row.ramMb] : [row.requestsPerSecond]),
    row.diskMb,
  ];
  return [
    ...rowChoice(
      { id: 'framework', label: t.products.framework, keys: ['framework'] },
      frameworks.filter(({ type }) => type === order.type),
      ({ name }) => ({ order: { ...order, framework: name }, label: name }),
    ),
    ...rowChoice(
      { id: 'tariff', label: t.products.tariff, keys },
      tariffs.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: t.products.location, keys },
      inOtherPlaces(own, tariffs, sizes),
      (row) => ({
        order: as(row),
        label: row === own ? locationName(row.location) : `${locationName(row.location)}: ${words(row)}`,
      }),
    ),
    periodChoice(order),
  ];
};
