import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const PATH = '/api/v1/os/servers';
const SYSTEMS = {
  response_id: 'r',
  meta: { total: 1 },
  servers_os: [{ id: 99, family: 'linux', name: 'ubuntu', version: '24.04', version_codename: 'noble' }],
};

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

test('both routers share one copy', async () => {
  const { asked } = await openLocalProvider({ [PATH]: { status: 200, body: SYSTEMS } });
  expect(await images()).toHaveLength(1);
  vi.resetModules();
  expect(await images()).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('an outage is one for every bundle, and the provider is not asked by each', async () => {
  const { asked } = await openLocalProvider({ [PATH]: { status: 503 } });
  await expect(images()).rejects.toMatchObject({ name: 'ProviderOutage' });
  const tries = asked.length;
  // The routers are bundled apart: each has classes of its own.
  vi.resetModules();
  const { ProviderOutage } = await import('@vitrina/ordering');
  await expect(images()).rejects.toBeInstanceOf(ProviderOutage);
  expect(asked).toHaveLength(tries);
});

test('a page whose time is over goes on without', async () => {
  await openLocalProvider({ [PATH]: { status: 200, hangs: true } });
  const { within } = await import('~/runtime/deadline');
  const started = performance.now();
  await expect(within(50, images)).rejects.toMatchObject({ failure: { kind: 'no-answer' } });
  // The question itself may take longer.
  expect(performance.now() - started).toBeLessThan(2_000);
});

async function images() {
  const { catalogue } = await import('./catalogue');
  return catalogue.osImages();
}
