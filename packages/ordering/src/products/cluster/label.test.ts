import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelKeyFault, labelValueFault } from './label';

test.each([
  ['tier', undefined],
  ['app.shop_2-b', undefined],
  ['shop.example/tier', undefined],
  ['A', undefined],
  ['a'.repeat(63), undefined],
  [`${'a'.repeat(253)}/b`, undefined],
  ['', 'empty'],
  ['a'.repeat(64), 'too-long'],
  ['-tier', 'characters'],
  ['tier.', 'characters'],
  ['ti er', 'characters'],
  ['слой', 'characters'],
  ['shop.example/', 'characters'],
  ['a/b/c', 'characters'],
  ['/tier', 'prefix'],
  ['Shop.example/tier', 'prefix'],
  ['shop..example/tier', 'prefix'],
  [`${'a'.repeat(254)}/b`, 'prefix'],
  ['node-role.kubernetes.io/worker', undefined],
])('the key %j of a label is %s', (key, fault) => {
  expect(labelKeyFault(key)).toBe(fault);
});

test.each([
  ['', undefined],
  ['front', undefined],
  ['1.2_3', undefined],
  ['a'.repeat(64), 'too-long'],
  ['front!', 'characters'],
  ['a/b', 'characters'],
  [' front', 'characters'],
  ['front_', 'characters'],
])('the value %j of a label is %s', (value, fault) => {
  expect(labelValueFault(value)).toBe(fault);
});

test('what one part of a key may be, a value may be too, and the other way round', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[-\w. ]{1,70}$/),
      (text) => labelKeyFault(text) === labelValueFault(text),
    ),
  );
});
