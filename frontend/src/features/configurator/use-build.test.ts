import { expect, test } from 'vitest';
import type { BuildPlace } from './mini-configurator-model';
import { toQuery } from './use-build';

const requested = {
  place: { configuratorId: '11' } as BuildPlace,
  amounts: { cpu: 2, ramGb: 4, diskGb: 50 },
};
const BUILD = 'configurator_id=11&cpu=2&ram=4&disk=50&is_floating_ip=true';

test.each([
  ['?period=P3M&cpu=1', `period=P3M&${BUILD}`],
  ['?cpu=1', BUILD],
  ['?period=P2M', BUILD],
])('what is built at %s stands in the address, with the period that it named', (before, after) => {
  expect(String(toQuery(requested, true, before))).toBe(after);
});
