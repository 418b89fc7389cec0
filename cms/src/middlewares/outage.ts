import { loadEnv } from '../env';
import { answerWithin } from '../health/answer-within';
import { isHealthy } from '../health/health';

interface Context {
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** With the question to the database whoever asks has an answer within five seconds. */
const PATIENCE_MS = 3_500;
const PROBE_MS = 1_000;

const MESSAGE =
  'База данных не отвечает. Ничего не потеряно, но последнее действие могло и сохраниться, и нет: через минуту откройте запись заново.';

/**
 * While the database hangs nobody waits for it longer than a few seconds, and while it is away nobody reads 'Internal Server Error'.
 * What takes long on a database that answers takes as long as it needs.
 */
export default () =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    const isThere = () => isHealthy(loadEnv().database, PROBE_MS);
    const isAnswered = await answerWithin(next(), { patienceMs: PATIENCE_MS, isThere });
    if (isAnswered && (context.status < 500 || (await isThere()))) return;
    context.status = 503;
    context.set('Retry-After', '5');
    context.body = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: MESSAGE, details: {} },
    };
  };
