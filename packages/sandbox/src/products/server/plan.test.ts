import { expect, test } from 'vitest';
import { parseCatalogue } from '../../catalogue/catalogue';
import { readSeed } from '../../catalogue/read-seed';
import { ORDER } from '../../testing/open-test-shop';
import { planServer } from './plan';

const catalogue = parseCatalogue(readSeed());
const { preset_id, ...withoutPreset } = ORDER;
const configuration = { configurator_id: 63, cpu: 2, ram: 2048, disk: 20_480 };
const custom = { ...withoutPreset, availability_zone: 'spb-3' };

test('a preset comes with its figures, and an address adds its price', () => {
  expect(planServer(ORDER, catalogue)).toMatchObject({
    cpu: 1,
    ram: 1024,
    location: 'ru-3',
    price: 350 + 180,
  });
  expect(planServer({ ...ORDER, network: undefined }, catalogue)).toMatchObject({ price: 350 });
});

test('a configuration costs its cores and gigabytes', () => {
  const plan = planServer({ ...custom, network: undefined, configuration }, catalogue);
  expect(plan).toMatchObject({ configuratorId: 63, presetId: null, price: 2 * 280 + 2 * 90 + 20 * 10 });
});

test.each([
  ['preset_id 1 ', { ...ORDER, preset_id: 1 }],
  ['os_id 1 ', { ...ORDER, os_id: 1 }],
  ['os_id 115 ', { ...ORDER, os_id: 115 }],
  ['availability_zone spb-3', { ...ORDER, availability_zone: 'spb-3' }],
  ['software_id 1 ', { ...ORDER, software_id: 1 }],
  ['software_id 91 ', { ...ORDER, software_id: 91 }],
  ['either preset_id or configuration', withoutPreset],
  ['preset_id and configuration', { ...ORDER, configuration }],
  ['configurator_id 1 ', { ...custom, configuration: { ...configuration, configurator_id: 1 } }],
  ['configuration.cpu must be from 1 to 16', { ...custom, configuration: { ...configuration, cpu: 17 } }],
  ['configuration.ram', { ...custom, configuration: { ...configuration, ram: 1500 } }],
  ['bandwidth must be from 100 to 1000', { ...ORDER, bandwidth: 50 }],
  ['bandwidth must be from 100 to 1000 in steps of 100', { ...ORDER, bandwidth: 250 }],
  ['bandwidth must be from 100 to 1000', { ...ORDER, bandwidth: 1100 }],
  ['bandwidth must be from 200 to 1000', { ...custom, configuration, bandwidth: 100 }],
  ['configuration.disk', { ...custom, configuration: { ...configuration, disk: 16_384 } }],
])('an order is refused with "%s…"', (words, order) => {
  expect(planServer(order, catalogue)).toMatchObject({
    status: 400,
    message: expect.stringContaining(words),
  });
});

test.each([100, 300, 1000])('a preset is made with %i Mbit/s at its own price', (bandwidth) => {
  expect(planServer({ ...ORDER, network: undefined, bandwidth }, catalogue)).toMatchObject({
    ...{ bandwidth, price: 350 },
  });
});
