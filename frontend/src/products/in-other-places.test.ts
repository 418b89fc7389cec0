import { type LocationCode, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { inOtherPlaces } from './in-other-places';

const row = (location: LocationCode, size: number, price: number, rest: object = {}) => ({
  ...{ location, size, price: roubles(price), isSoldOut: false },
  ...rest,
});
const sizes = ({ size }: { size: number }) => [size];
const mine = row('ru-1', 4, 400);

test('in every other location the cheapest that is as large stands for what is chosen', () => {
  const [small, dear, fit] = [row('nl-1', 2, 100), row('nl-1', 8, 900), row('nl-1', 4, 450)];
  expect(inOtherPlaces(mine, [dear, small, fit, mine], sizes)).toEqual([mine, fit]);
});

test('what is sold out, or smaller, is nowhere offered instead', () => {
  const rows = [mine, row('nl-1', 8, 300, { isSoldOut: true }), row('kz-1', 2, 200)];
  expect(inOtherPlaces(mine, rows, sizes)).toEqual([mine]);
});

test('what is chosen stays itself in its own location, and in the order of the locations', () => {
  const cheaper = row('ru-1', 4, 100);
  const north = row('ru-2', 4, 500);
  const chosen = row('de-1', 4, 400);
  expect(inOtherPlaces(chosen, [north, cheaper, chosen], sizes)).toEqual([cheaper, north, chosen]);
});

test('what is nearer in kind goes before what is cheaper', () => {
  const [kin, cheap] = [row('nl-1', 4, 900, { kind: 'a' }), row('nl-1', 4, 100, { kind: 'b' })];
  const far = (candidate: object) => Number('kind' in candidate && candidate.kind === 'b');
  expect(inOtherPlaces(mine, [cheap, kin, mine], sizes, far)).toEqual([mine, kin]);
});
