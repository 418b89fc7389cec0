import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TARIFF_PRODUCTS } from './content-names';
import {
  ADDRESS_FAULTS,
  LIST_FAULTS,
  PROVIDER_ADDRESSES,
  type ProviderTrial,
  readProviderTrial,
} from './provider-trial';

const count = fc.nat();
const trial: fc.Arbitrary<ProviderTrial> = fc.record({
  adapter: fc.string(),
  addresses: fc.array(
    fc.record(
      {
        variable: fc.constantFrom(...PROVIDER_ADDRESSES),
        address: fc.webUrl(),
        fault: fc.constantFrom(...ADDRESS_FAULTS),
      },
      { requiredKeys: ['variable', 'address'] },
    ),
  ),
  lists: fc.array(
    fc.record(
      { name: fc.string(), records: count, fault: fc.constantFrom(...LIST_FAULTS) },
      { requiredKeys: ['name'] },
    ),
  ),
  products: fc.array(
    fc.record({ list: fc.constantFrom(...TARIFF_PRODUCTS), tariffs: count }, { requiredKeys: ['list'] }),
  ),
});

test('a trial is read as it was told', () => {
  fc.assert(
    fc.property(trial, (told) => {
      expect(readProviderTrial(JSON.parse(JSON.stringify(told)))).toEqual(told);
    }),
  );
});

test('anything else is none, and is answered without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readProviderTrial(value)).toBeUndefined();
    }),
  );
});

test('a fault that only a newer site knows stays one', () => {
  const read = readProviderTrial({
    adapter: 'api',
    addresses: [{ variable: 'PANEL_URL', address: 'https://panel.example', fault: 'on-fire' }],
    lists: [{ name: 'osImages', fault: 'on-fire' }],
    products: [],
  });
  expect(read?.addresses).toMatchObject([{ fault: 'unreachable' }]);
  expect(read?.lists).toMatchObject([{ fault: 'broken' }]);
});
