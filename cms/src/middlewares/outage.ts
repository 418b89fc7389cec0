import { loadEnv } from '../env';
import { fieldOf } from '../field-of';
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
    if (isAnswered && (!mayBeOfAnOutage(context) || (await isThere()))) return;
    context.status = 503;
    context.set('Retry-After', '5');
    context.body = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: MESSAGE, details: {} },
    };
  };

/** Where its question for the languages fails, Strapi says that there is no such language: 400, as of what is sent wrong. */
function mayBeOfAnOutage({ status, body }: Context): boolean {
  const isOfLanguages = fieldOf(fieldOf(body, 'error'), 'message') === "This locale doesn't exist";
  return status >= 500 || (status === 400 && isOfLanguages);
}
