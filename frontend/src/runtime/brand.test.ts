import { expect, test, vi } from 'vitest';

test.each(['', undefined])(
  'a site that was built without a brand (%j) does not go on without colours',
  async (brand) => {
    vi.stubEnv('BRAND', brand);
    vi.resetModules();
    await expect(import('./brand')).rejects.toThrow('without BRAND');
    vi.unstubAllEnvs();
  },
);
