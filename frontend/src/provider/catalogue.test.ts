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
  // The question itself takes longer, and its end comes after that of the page.
  const whole = within(60_000, images).catch(() => 'the question');
  const page = within(50, images).catch((error: unknown) => error);
  expect(await Promise.race([whole, page])).toMatchObject({ failure: { kind: 'no-answer' } });
});

test('a part is called on disk as it was by older versions, whose copies are still there', async () => {
  const { catalogue } = await import('./catalogue');
  const { osImages, software, nodeTariffs, dedicatedConfigurator } = catalogue;
  expect([osImages, software, nodeTariffs, dedicatedConfigurator].map(({ key }) => key)).toEqual([
    ...['os-images', 'software', 'node-tariffs', 'dedicated-configurator'],
  ]);
});

async function images() {
  const { catalogue } = await import('./catalogue');
  return catalogue.osImages();
}
