import { expect, test } from 'vitest';
import { idInJson, type PresetId, parseId } from './ids';

test.each([
  [4795, '4795'],
  ['4795', '4795'],
  ['s-1vcpu-1gb', 's-1vcpu-1gb'],
  ['8f0c2a1e-3b7d-4a55-9c1d-0e6b5f2d7a90', '8f0c2a1e-3b7d-4a55-9c1d-0e6b5f2d7a90'],
  ['plan_EU.2', 'plan_EU.2'],
])('%o is the id %s', (value, expected) => {
  expect(parseId(value)).toBe(expected);
});

test.each([
  ...[-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1],
  ...['', '-1', ' 1', '..', '.', '../1', '1/2', '1?2', '1:2', '١٢', 'план', 'a'.repeat(65), '1\n2'],
  ...[null, undefined, true, [1], { id: 1 }],
])('%o is no id', (value) => {
  expect(parseId(value)).toBeUndefined();
});

test.each([
  ['4795', 4795],
  ['s-1vcpu', 's-1vcpu'],
  ['007', '007'],
  ['9999999999999999', '9999999999999999'],
])('the id %s stands in JSON as %o and is read back as it was', (id, json) => {
  expect(idInJson(id as PresetId)).toBe(json);
  expect(parseId(JSON.parse(JSON.stringify(json)))).toBe(id);
});
