import { vi } from 'vitest';
import { newProcess } from './new-process';

/** A complete environment in which nothing answers, and modules that have not read any other yet. */
export function stubEnv(): void {
  newProcess();
  for (const name of ['SITE_URL', 'CMS_URL', 'PROVIDER_API_URL', 'LANDING_API_URL', 'PANEL_URL'])
    vi.stubEnv(name, 'http://127.0.0.1:1');
  for (const name of ['CMS_READ_TOKEN', 'SESSION_SECRET', 'REVALIDATE_SECRET'])
    vi.stubEnv(name, 'x'.repeat(32));
  for (const name of [
    ...[
      'REDIS_URL',
      'ORDERS_DATABASE_URL',
      'STATE_DIR',
      'ENRICHMENT_URL',
      'CMS_REQUESTS_TOKEN',
      'ASSETS_URL',
      'EDGE_REFRESH_URL',
      'INDEXNOW_KEY',
    ],
  ])
    vi.stubEnv(name, undefined);
  vi.stubEnv('TRUSTED_PROXIES', undefined);
  vi.stubEnv('LOG_LEVEL', 'silent');
}
