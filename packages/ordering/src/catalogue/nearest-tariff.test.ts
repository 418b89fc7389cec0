import { expect, test } from 'vitest';
import type { PresetId } from '../ids';
import { roubles } from '../money';
import type { DatabasePresetId, DatabaseTariff } from '../products/database/tariff';
import { nearestDatabase, nearestTariff } from './nearest-tariff';
import type { ServerTariff } from './tariff';

const tariff = (presetId: number, other: Partial<ServerTariff> = {}): ServerTariff => ({
  presetId: String(presetId) as PresetId,
  title: `Tariff ${presetId}`,
  ...{ location: 'ru-1', family: 'premium', cpu: 2, cpuFrequency: 3.3, ramMb: 4096, diskMb: 51_200 },
  ...{ diskType: 'nvme', bandwidthMbit: 200, price: roubles(1000), isPopular: false, isSoldOut: false },
  ...other,
});

const wanted = tariff(1, { isSoldOut: true });

test.each([
  [
    'the cheapest as large as it',
    [tariff(2, { price: roubles(900) }), tariff(3, { price: roubles(800) })],
    '3',
  ],
  [
    'one of the same location before a cheaper one elsewhere',
    [tariff(2), tariff(3, { location: 'kz-1', price: roubles(1) })],
    '2',
  ],
  [
    'one of the same family before a cheaper one of another',
    [tariff(2), tariff(3, { family: 'high-cpu', price: roubles(1) })],
    '2',
  ],
  [
    'one of another location when nothing is left here',
    [tariff(2, { isSoldOut: true }), tariff(3, { location: 'nl-1' })],
    '3',
  ],
  ['nothing when all that is left is smaller', [tariff(2, { ramMb: 2048 })], undefined],
])('nearest to a sold-out tariff is %s', (_, others, expected) => {
  expect(nearestTariff(wanted, [wanted, ...others])?.presetId).toBe(expected);
});

test('nearest to a sold-out database is one of its own type', () => {
  const database = (presetId: number, other: Partial<DatabaseTariff> = {}): DatabaseTariff => ({
    ...{
      presetId: String(presetId) as DatabasePresetId,
      title: `Tariff ${presetId}`,
      type: 'postgres',
      location: 'ru-1',
    },
    ...{ cpu: 1, cpuFrequency: 3.3, ramMb: 1024, diskMb: 8192, price: roubles(500), isSoldOut: false },
    ...other,
  });
  const sold = database(1, { isSoldOut: true });
  const others = [database(2, { type: 'mysql', price: roubles(1) }), database(3, { price: roubles(900) })];
  expect(nearestDatabase(sold, [sold, ...others])?.presetId).toBe('3');
  expect(nearestDatabase(sold, others.slice(0, 1))).toBeUndefined();
});
