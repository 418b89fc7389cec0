import { expect, test } from 'vitest';
import { openTestShop } from '../testing/open-test-shop';
import { FAULT_KINDS } from './fault';
import { type StormOrder, storm, stormOrder } from './storm';

const CALLS = 2_000;

function fates(order: Partial<StormOrder> = {}, calls = CALLS) {
  const whole = stormOrder.cast({ seed: 7, share: 0.4, endpoints: ['createServer'], ...order });
  const { take } = storm(whole);
  return Array.from({ length: calls }, () => take('createServer'));
}

test('a storm spoils its share of all calls, in every way there is', () => {
  const spoilt = fates().filter((fault) => fault !== undefined);
  expect(spoilt.length / CALLS).toBeGreaterThan(0.36);
  expect(spoilt.length / CALLS).toBeLessThan(0.44);
  expect(new Set(spoilt.map(({ kind }) => kind)).size).toBe(FAULT_KINDS.length);
});

test('the same seed is the same storm, another seed another', () => {
  expect(fates()).toEqual(fates());
  expect(fates({ seed: 8 })).not.toEqual(fates());
});

test('other calls in between change nothing', () => {
  const both = stormOrder.cast({ seed: 7, share: 0.4, endpoints: ['createServer', 'listServers'] });
  const { take } = storm(both);
  const mixed = Array.from({ length: 50 }, () => {
    take('listServers');
    return take('createServer');
  });
  expect(mixed).toEqual(fates({}, 50));
});

test.each([
  [0, 0],
  [1, CALLS],
])('a share of %d spoils %i calls', (share, count) => {
  expect(fates({ share }).filter(Boolean)).toHaveLength(count);
});

test('an endpoint outside of the storm is left alone, and the storm ends with the faults', async () => {
  const shop = await openTestShop();
  const brewed = await shop.post('/__sandbox/storms', {
    ...{ seed: 1, share: 1, endpoints: ['listOs'], kinds: ['status'] },
  });
  expect(brewed.status).toBe(201);
  expect((await shop.fetch('/api/v1/os/servers')).status).toBeGreaterThanOrEqual(500);
  expect((await shop.fetch('/api/v1/presets/servers')).status).toBe(200);
  expect(await (await shop.fetch('/__sandbox/faults')).json()).toMatchObject({
    storms: [{ seed: 1, calls: 1, spoilt: 1 }],
  });
  await shop.fetch('/__sandbox/faults', { method: 'DELETE' });
  expect((await shop.fetch('/api/v1/os/servers')).status).toBe(200);
});

test('a storm that makes no sense is refused', async () => {
  const shop = await openTestShop();
  for (const order of [
    { seed: 1, share: 2, endpoints: ['listOs'] },
    { seed: 1, share: 1, endpoints: ['nowhere'] },
    { seed: 1, share: 1, endpoints: [] },
    { share: 1, endpoints: ['listOs'] },
  ])
    expect((await shop.post('/__sandbox/storms', order)).status).toBe(400);
});
