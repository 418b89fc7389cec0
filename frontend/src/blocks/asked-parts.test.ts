import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);
afterEach(() => {
  forgetProcess();
  vi.unstubAllEnvs();
});

test('a page notes of which parts of the catalogue it is made, also of those that are away', async () => {
  const { staticProps } = await import('~/documents/static-props');
  const { orUnavailable } = await import('~/rendering/or-unavailable');
  const { renderedPage } = await import('~/rendering/rendered-pages');
  const { catalogue } = await import('~/provider/catalogue');
  await staticProps('/services/s3', async () => ({
    props: { buckets: await orUnavailable(catalogue.storageTariffs) },
    shows: ['presets germany'],
  }));
  expect(renderedPage('/services/s3')).toEqual({
    shows: new Set(['presets germany']),
    asked: new Set([catalogue.storageTariffs.key]),
  });
  expect(renderedPage('/services/databases')).toBeUndefined();
});
