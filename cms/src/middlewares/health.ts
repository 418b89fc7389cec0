import { loadEnv } from '../env';
import { isHealthy } from '../health/health';

interface Context {
  path: string;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/**
 * `/_health` answers 204 while the CMS can do its work and 503 while its database cannot be asked; `/_live` answers 204 as long as the
 * process answers at all. Nobody should restart a CMS for what its database does.
 */
export default () =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.path !== '/_health' && context.path !== '/_live') return next();
    context.set('Cache-Control', 'no-store');
    if (context.path === '/_live' || (await isHealthy(loadEnv().database))) {
      context.status = 204;
      return;
    }
    context.set('Retry-After', '5');
    context.status = 503;
    context.body = { database: 'away' };
  };
