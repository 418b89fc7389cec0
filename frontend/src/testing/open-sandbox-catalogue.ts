import { startSandbox } from '@vitrina/sandbox';
import { onTestFinished, vi } from 'vitest';
import { stubEnv } from './stub-env';

/** The site's own catalogue of a real sandbox with all that it sells, for one test. */
export async function openSandboxCatalogue() {
  stubEnv();
  const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:' });
  vi.stubEnv('PROVIDER_API_URL', sandbox.url);
  vi.stubEnv('LANDING_API_URL', `${sandbox.url}/landing-api`);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await sandbox.close();
  });
  const { catalogue } = await import('~/provider/catalogue');
  return catalogue;
}
