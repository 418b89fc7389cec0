import type { PresetId } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { withToggled } from './compared';

const ids = (...numbers: number[]) => numbers.map((number) => String(number) as PresetId);
const [one, five] = ['1' as PresetId, '5' as PresetId];

test('a tariff is added at the end and taken away where it stands', () => {
  expect(withToggled(ids(1, 2), five)).toEqual(['1', '2', '5']);
  expect(withToggled(ids(1, 2), one)).toEqual(['2']);
});

test('a fifth is refused, and one of the four can still be taken away', () => {
  expect(withToggled(ids(1, 2, 3, 4), five)).toBeUndefined();
  expect(withToggled(ids(1, 2, 3, 4), one)).toEqual(['2', '3', '4']);
});
