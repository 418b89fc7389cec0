import { expect, test } from 'vitest';
import type { PresetId } from '../ids';
import { multiplier, roubles } from '../money';
import { NOTHING_SOLD } from '../products/products';
import { DEFAULT_OS, presetOrder } from '../products/server/order';
import { quoteOrder } from './quote-order';

const RULES = {
  ...{ floatingIp: roubles(180), cpuLimit: 16, ramPerCoreGb: () => 1 },
  multipliers: { P1M: multiplier(1), P2Y: multiplier(0.8) },
};
const CATALOGUE = {
  ...NOTHING_SOLD,
  osImages: async () => [{ osId: DEFAULT_OS, family: 'linux', caption: 'Ubuntu 24.04' }],
  serverTariffs: async () => [
    {
      ...{ presetId: '7' as PresetId, title: 'Семь', location: 'msk', family: 'premium', cpu: 1 },
      ...{ cpuFrequency: 3, ramMb: 1024, diskMb: 15_360, diskType: 'nvme' as const, bandwidthMbit: 200 },
      ...{ price: roubles(1000), isPopular: false, isSoldOut: false },
    },
  ],
};
const order = (period: 'P1M' | 'P1Y' | 'P2Y') =>
  presetOrder('7' as PresetId, { period, hasFloatingIp: false, bandwidthMbit: 200 });

test('a period that is not offered has no price, whatever is ordered', async () => {
  expect(await quoteOrder(order('P1Y'), CATALOGUE, RULES)).toEqual({ kind: 'no-such-period', wanted: 'P1Y' });
});

test('one that a marketer has added is priced by its multiplier and its months', async () => {
  expect(await quoteOrder(order('P2Y'), CATALOGUE, RULES)).toMatchObject({
    ...{ kind: 'offer', monthly: roubles(800), due: roubles(19_200), saved: roubles(4800) },
  });
  expect(await quoteOrder(order('P1M'), CATALOGUE, RULES)).toMatchObject({
    monthly: roubles(1000),
    saved: 0,
  });
});
