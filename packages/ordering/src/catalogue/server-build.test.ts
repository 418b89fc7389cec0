import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfiguratorId, OsId } from '../ids';
import { kopecks, multiplier, roubles } from '../money';
import { monthInKopecks, nearestSold, type SoldAmounts, soldAmounts } from '../testing/build-oracle';
import { fromBuildQuery, toBuildQuery } from './build-query';
import { isSold, type ServerConfiguration } from './configuration';
import { configurationLimits } from './configuration-limits';
import { multiplierOf, type PaymentPeriod } from './payment-period';
import { priceBuild } from './price-build';
import {
  type BuildMove,
  type BuildPlace,
  type ConfiguratorModel,
  firstBuild,
  moved,
  ramOfSystems,
  type ServerBuild,
  serverOf,
} from './server-build';
import type { Range, ServerConfigurator } from './tariff';

const MOVES = 200;
/** Of the periods that are offered here. */
const MONTHS = new Map<PaymentPeriod, bigint>([
  ['P1M', 1n],
  ['P3M', 3n],
  ['P6M', 6n],
  ['P1Y', 12n],
]);

describe('100 000 random moves', () => {
  test('on the configurators that exist leave what the oracle says, and its price', () => {
    const shop = shopOf(sold.map((configurator) => ({ configurator, ramPerCoreGb: perCore(configurator) })));
    walk(fc.constant(shop), 300);
  }, 30_000);

  test('and so they do on configurators with odd limits', () => {
    const place = fc
      .record({ configurator: anyConfigurator, ramPerCoreGb: fc.integer({ min: 1, max: 3 }) })
      .filter(({ configurator, ramPerCoreGb }) =>
        Object.values(soldAmounts(configurator, ramPerCoreGb)).every((amounts) => amounts.length > 0),
      );
    const places = fc.uniqueArray(place, {
      minLength: 1,
      maxLength: 4,
      selector: ({ configurator }) => configurator.configuratorId,
    });
    walk(places.map(shopOf), 200);
  }, 30_000);
});

interface Known {
  configurator: ServerConfigurator;
  ramPerCoreGb: number;
}

interface Shop {
  model: ConfiguratorModel;
  known: Map<ConfiguratorId, Known & { amounts: SoldAmounts }>;
}

/** The oracle's own memory of what was chosen. */
interface Chosen {
  id: ConfiguratorId;
  requested: ServerConfiguration;
  osId: OsId;
  period: PaymentPeriod;
  hasFloatingIp: boolean;
}

type Move = { move: 'place' | 'location'; at: number } | { move: 'amount'; of: Part; to: number } | Choice;
type Part = keyof ServerConfiguration;
type Choice =
  | { move: 'ip'; on: boolean }
  | { move: 'period'; to: PaymentPeriod }
  | { move: 'system'; to: number }
  | { move: 'reload' };

function walk(anyShop: fc.Arbitrary<Shop>, walks: number): void {
  fc.assert(
    fc.property(anyShop, fc.array(anyMove, { minLength: MOVES, maxLength: MOVES }), (shop, moves) => {
      let build = firstBuild(shop.model);
      let chosen: Chosen = {
        ...{
          id: shop.model.first.configuratorId,
          requested: { cpu: 2, ramGb: 4, diskGb: 50 },
          osId: '99' as OsId,
        },
        ...{ period: 'P1Y', hasFloatingIp: true },
      };
      for (const move of moves) {
        build = makeMove(build, move, shop.model);
        chosen = remember(chosen, move, shop);
        const [ours, oracle] = [ofBuild(build, shop), ofOracle(chosen, shop)];
        // One comparison of texts: a hundred thousand deep ones would take longer than all the rest.
        if (ours !== oracle) expect(JSON.parse(ours)).toEqual(JSON.parse(oracle));
      }
    }),
    { numRuns: walks },
  );
}

function makeMove(build: ServerBuild, move: Move, model: ConfiguratorModel): ServerBuild {
  if (move.move !== 'reload') return moved(build, toBuildMove(move, model));
  const read = fromBuildQuery(new URLSearchParams(toBuildQuery(build)), model);
  expect(read?.corrections).toEqual([]);
  return read?.build ?? build;
}

function toBuildMove(
  move: Exclude<Move, { move: 'reload' }>,
  { places, systems }: ConfiguratorModel,
): BuildMove {
  switch (move.move) {
    case 'place':
      return { place: at(places, move.at) };
    case 'location':
      return {
        place: places.find(({ location }) => location === at(places, move.at).location) ?? at(places, 0),
      };
    case 'amount':
      return { requested: { [move.of]: move.to } };
    case 'ip':
      return { hasFloatingIp: move.on };
    case 'period':
      return { period: move.to };
    default:
      return { osId: at(systems, move.to).osId };
  }
}

function remember(chosen: Chosen, move: Move, { model, known }: Shop): Chosen {
  const ids = [...known.keys()];
  switch (move.move) {
    case 'place':
      return { ...chosen, id: at(ids, move.at) };
    case 'location': {
      const location = known.get(at(ids, move.at))?.configurator.location;
      return {
        ...chosen,
        id: ids.find((id) => known.get(id)?.configurator.location === location) ?? chosen.id,
      };
    }
    case 'amount':
      return { ...chosen, requested: { ...chosen.requested, [move.of]: move.to } };
    case 'ip':
      return { ...chosen, hasFloatingIp: move.on };
    case 'period':
      return { ...chosen, period: move.to };
    case 'system':
      return { ...chosen, osId: at(model.systems, move.to).osId };
    case 'reload':
      return { ...chosen, requested: serverByOracle(chosen, known) };
  }
}

/** The one system of these that is Windows, and needs 2 GB. */
const WINDOWS = '115' as OsId;

function serverByOracle({ id, requested, osId }: Chosen, known: Shop['known']): ServerConfiguration {
  const place = known.get(id);
  if (!place) throw new Error(`nobody knows ${id}`);
  return nearestSold(place.amounts, requested, place.ramPerCoreGb, osId === WINDOWS ? 2 : 0);
}

/** State and price as one text, amounts of money in kopecks. */
function ofBuild(build: ServerBuild, { model, known }: Shop): string {
  const server = serverOf(build);
  const configurator = known.get(build.place.configuratorId)?.configurator;
  const price = priceBuild(build, model);
  const lines = [price.cores, price.ram, price.disk, price.floatingIp ?? 0];
  const { difference: step } = price;
  const change = step.kind === 'none' ? 0 : step.kind === 'discount' ? -step.amount : step.amount;
  return JSON.stringify({
    ...{ id: build.place.configuratorId, server, osId: build.osId, period: build.period },
    ip: build.hasFloatingIp,
    isSold: configurator !== undefined && isSold(configurator, server),
    lines,
    ...{ base: price.base, total: price.total, monthly: price.monthly, saving: price.saving },
    addsUp: lines.reduce((sum, line) => sum + line, 0) === price.base && price.base + change === price.total,
  });
}

function ofOracle(chosen: Chosen, { model, known }: Shop): string {
  const place = known.get(chosen.id);
  if (!place) throw new Error(`nobody knows ${chosen.id}`);
  const server = serverByOracle(chosen, known);
  const { core, ramGb, diskGb } = place.configurator.unitPrices;
  const parts: [number, number][] = [
    [core, server.cpu],
    [ramGb, server.ramGb],
    [diskGb, server.diskGb],
    [model.floatingIp, chosen.hasFloatingIp ? 1 : 0],
  ];
  const total = monthInKopecks(parts, multiplierOf(model.multipliers, chosen.period));
  const monthly = monthInKopecks(parts, multiplierOf(model.multipliers, 'P1M'));
  const months = MONTHS.get(chosen.period) ?? 0n;
  return JSON.stringify({
    ...{ id: chosen.id, server, osId: chosen.osId, period: chosen.period, ip: chosen.hasFloatingIp },
    isSold: true,
    lines: parts.map(([price, count]) => Number(BigInt(price) * BigInt(count))),
    base: Number(parts.reduce((sum, [price, count]) => sum + BigInt(price) * BigInt(count), 0n)),
    ...{ total: Number(total), monthly: Number(monthly), saving: Number((monthly - total) * months) },
    addsUp: true,
  });
}

const SYSTEMS = (['99', '79', WINDOWS] as OsId[]).map((osId) => ({
  ...{ osId, caption: `${osId}` },
  family: osId === WINDOWS ? 'windows' : 'linux',
}));

function shopOf(places: readonly Known[]): Shop {
  const toPlace = ({ configurator, ramPerCoreGb }: Known): BuildPlace => {
    const { configuratorId, location, diskType, cpuFrequency, unitPrices } = configurator;
    const limits = configurationLimits(configurator, ramPerCoreGb);
    const family = 'premium';
    const ramOfSystemGb = ramOfSystems(SYSTEMS);
    return { configuratorId, location, family, diskType, cpuFrequency, unitPrices, limits, ramOfSystemGb };
  };
  const built = places.map(toPlace);
  const model: ConfiguratorModel = {
    ...{ places: built, first: at(built, 0), floatingIp: roubles(180), cpuLimit: 16 },
    known: [],
    systems: SYSTEMS,
    firstSystem: '99' as OsId,
    multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  };
  const known = places.map(
    (place) =>
      [
        place.configurator.configuratorId,
        { ...place, amounts: soldAmounts(place.configurator, place.ramPerCoreGb) },
      ] as const,
  );
  return { model, known: new Map(known) };
}

function at<Value>(list: readonly Value[], place: number): Value {
  const value = list[place % list.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 3000 }),
  fc.integer({ min: 0, max: 64 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.1, -0, 1e308),
);
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ move: fc.constantFrom('place' as const, 'location' as const), at: fc.nat(5) }),
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ move: fc.constant('amount' as const), to: anyNumber },
      of: fc.constantFrom<Part>('cpu', 'ramGb', 'diskGb'),
    }),
  },
  fc.record({ move: fc.constant('ip' as const), on: fc.boolean() }),
  fc.record({ move: fc.constant('period' as const), to: fc.constantFrom(...MONTHS.keys()) }),
  fc.record({ move: fc.constant('system' as const), to: fc.nat(2) }),
  fc.record({ move: fc.constant('reload' as const) }),
);

const anyPrice = fc.integer({ min: 0, max: 500_000 }).map(kopecks);
const anyConfigurator: fc.Arbitrary<ServerConfigurator> = fc.record({
  configuratorId: fc.integer({ min: 1, max: 200 }).map((id) => String(id) as ConfiguratorId),
  location: fc.constantFrom('ru-1' as const, 'de-1' as const),
  diskType: fc.constant('nvme' as const),
  cpuFrequency: fc.constant(3.3),
  cpu: anyRange(8, 40, 5),
  ramMb: fc.oneof(inGb(anyRange(9, 100, 7)), anyRange(9000, 90_000, 3000)),
  diskMb: fc.oneof(inGb(anyRange(70, 2600, 40)), anyRange(70_000, 900_000, 9000)),
  unitPrices: fc.record({ core: anyPrice, ramGb: anyPrice, diskGb: anyPrice }),
});

function anyRange(mostLeast: number, width: number, mostStep: number): fc.Arbitrary<Range> {
  return fc
    .record({
      min: fc.integer({ min: 1, max: mostLeast }),
      width: fc.nat(width),
      step: fc.integer({ min: 1, max: mostStep }),
    })
    .map((range) => ({ min: range.min, max: range.min + range.width, step: range.step }));
}

function inGb(range: fc.Arbitrary<Range>): fc.Arbitrary<Range> {
  return range.map(({ min, max, step }) => ({ min: min * 1024, max: max * 1024, step: step * 1024 }));
}

/** The configurators that the provider has: id, location, prices in roubles, and limits in GB. */
const sold: ServerConfigurator[] = (
  [
    [150, 'ru-3', [150, 50, 10], 32, [1, 256], [15, 1200]],
    [67, 'ru-3', [1700, 100, 10], 32, [4, 128], [30, 1200]],
    [63, 'ru-1', [280, 90, 10], 16, [1, 64], [15, 500]],
    [75, 'ru-1', [1700, 100, 10], 32, [2, 128], [30, 1200]],
    [77, 'nl-1', [150, 50, 10], 32, [1, 256], [15, 1200]],
    [79, 'de-1', [210, 120, 12], 32, [1, 256], [15, 1200]],
  ] as const
).map(([id, location, [core, ramGb, diskGb], cores, ram, disk]) => ({
  ...{ configuratorId: String(id) as ConfiguratorId, location, diskType: 'nvme', cpuFrequency: 3.3 },
  cpu: { min: 1, max: cores, step: 1 },
  ramMb: { min: ram[0] * 1024, max: ram[1] * 1024, step: 1024 },
  diskMb: { min: disk[0] * 1024, max: disk[1] * 1024, step: 5 * 1024 },
  unitPrices: { core: roubles(core), ramGb: roubles(ramGb), diskGb: roubles(diskGb) },
}));

function perCore({ configuratorId }: ServerConfigurator): number {
  return Number(configuratorId) === 150 ? 2 : 1;
}
