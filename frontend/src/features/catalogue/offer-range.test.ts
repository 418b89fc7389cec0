import {
  type ConfiguratorId,
  multiplier,
  type PresetId,
  roubles,
  type ServerConfigurator,
  type ServerTariff,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { Commerce } from '~/content/get-commerce';
import { structuredText } from '~/documents/structured-text';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { serverOfferRange } from './offer-range';

const commerce: Commerce = {
  floatingIp: roubles(180),
  ...{ cpuLimit: 16, minRamPerCoreGb: 1, ramRules: [], retirements: [] },
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  ...{ consentTicked: true, mailingTicked: true, companyDomain: '', taxonomy: SEEDED_TAXONOMY },
};

const tariff = (price: number, isSoldOut = false): ServerTariff => ({
  ...{ presetId: String(price) as PresetId, title: 'Cloud', location: 'ru-1', family: 'premium', cpu: 1 },
  ...{ cpuFrequency: 3.3, ramMb: 1024, diskMb: 15_360, diskType: 'nvme', bandwidthMbit: 100 },
  ...{ price: roubles(price), isPopular: false, isSoldOut },
});

const configurator = (most: { cpu: number; ramGb: number; diskGb: number }): ServerConfigurator => ({
  ...{ configuratorId: '63' as ConfiguratorId, location: 'ru-1', diskType: 'nvme', cpuFrequency: 3.3 },
  cpu: { min: 1, max: most.cpu, step: 1 },
  ramMb: { min: 1024, max: most.ramGb * 1024, step: 1024 },
  diskMb: { min: 15_360, max: most.diskGb * 1024, step: 15 * 1024 },
  unitPrices: { core: roubles(100), ramGb: roubles(10), diskGb: roubles(1) },
});

test('the range goes from the cheapest tariff to the largest configuration, at the prices of the list', () => {
  const range = serverOfferRange(
    [tariff(350), tariff(1800)],
    [configurator({ cpu: 32, ramGb: 256, diskGb: 600 })],
    commerce,
  );
  // (350 + 180) × 0.9; (32 × 100 + 256 × 10 + 600 + 180) × 0.9
  expect(range).toEqual({
    ...{ lowPrice: 477, highPrice: 5886, offerCount: 3, isInStock: true },
    basis: 'Цена за месяц при оплате за год, с публичным IP',
  });
});

test('a disk counts up to 2000 GB, on a step', () => {
  const [small, huge] = [1_995, 4_000].map(
    (diskGb) => serverOfferRange([], [configurator({ cpu: 1, ramGb: 1, diskGb })], commerce).highPrice,
  );
  expect(huge).toBe(small);
});

// Rule R26.
test('without configurators the highest price and their number are the default ones', () => {
  expect(serverOfferRange([tariff(350)], undefined, commerce)).toMatchObject({
    ...{ lowPrice: 477, highPrice: 133_590, offerCount: 8 },
  });
  expect(serverOfferRange(undefined, undefined, commerce)).toMatchObject({
    ...{ lowPrice: undefined, highPrice: 133_590, offerCount: 7, isInStock: true },
  });
});

test('what is sold out is no offer', () => {
  expect(serverOfferRange([tariff(350, true), tariff(550)], [], commerce)).toMatchObject({
    ...{ lowPrice: 657, offerCount: 1, isInStock: true },
  });
  expect(serverOfferRange([tariff(350, true)], [], commerce)).toMatchObject({ isInStock: false });
});

test('a name cannot end the script it stands in', () => {
  const text = structuredText({ name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});
