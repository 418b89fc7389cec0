import { winston } from '@strapi/logger';
import { presentRequest } from './present-request';

/** As pino numbers them, which the site writes its log with: one reader for both. */
const LEVELS: Readonly<Record<string, number>> = {
  error: 50,
  warn: 40,
  info: 30,
  http: 30,
  verbose: 20,
  debug: 20,
  silly: 10,
};

/** One JSON line an event, with the request it belongs to. */
export function jsonLines(now: () => number = Date.now) {
  return winston.format.printf((line) => JSON.stringify(entryOf(line, now())));
}

function entryOf({ level, message, stack, ...more }: Record<string, unknown>, time: number): object {
  const request = presentRequest();
  return {
    ...{ level: LEVELS[String(level)] ?? 30, time, service: 'cms' },
    ...(request && { requestId: request.id, ...(request.traceId && { traceId: request.traceId }) }),
    ...more,
    msg: message instanceof Error ? message.message : message,
    ...(typeof stack === 'string' && { stack }),
  };
}
