import { gaugeWaiting } from '~/observability/gauges';
import { presentDeadline } from '~/runtime/deadline';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { openDiskOutbox } from '~/storage/disk-outbox';
import { createHandOver, type HandOver } from '~/storage/hand-over';
import { createLayeredOutbox, type Outbox } from '~/storage/outbox';
import { createRedisOutbox } from '~/storage/redis-outbox';
import { sharedRedis } from '~/storage/shared-redis';
import { readKeptRequest } from './kept-request';
import { sendRequest } from './send-request';
import type { VisitorRequest } from './visitor-request';

const EVERY_MS = 15_000;

/** Where they wait, in Redis and on disk. */
const NAME = 'requests';

/** Whether this site has somewhere to hand requests over to. */
export function collectsRequests(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/** The visitor waits; what takes longer is kept here and handed over by itself. */
const AT_ONCE_MS = 2_000;

/**
 * Stores a request: in the CMS, or while that does not answer where it outlives this process and is handed over from. False
 * when nothing has stored it. Stored twice, it is one request (`id`).
 */
export async function collectRequest(request: VisitorRequest): Promise<boolean> {
  if (!collectsRequests()) return false;
  const handed = await sendRequest(request, Math.min(AT_ONCE_MS, presentDeadline().left()));
  if (handed.kind === 'taken') return true;
  const level = handed.kind === 'refused' ? 'error' : 'warn';
  log[level]({ visitorRequest: request.id, handed }, 'a request is kept until the CMS has taken it');
  try {
    await handOver().keep(request);
  } catch (error) {
    log.error({ err: error, visitorRequest: request.id }, 'a request could not be kept');
    return false;
  }
  return true;
}

/** Hands over what an earlier process has left, and goes on trying while this one lives. */
export function beginHandingOver(): void {
  if (isBuilding() || !collectsRequests()) return;
  handOver();
  const redis = sharedRedis();
  // A connection that is still being made is no outage, and no reason for an error in the log.
  if (redis && redis.status !== 'ready') redis.once('ready', () => void flush());
  else void flush();
}

function handOver(): HandOver<VisitorRequest> {
  return processWide('request-hand-over', () => {
    const opened = createHandOver<VisitorRequest>({
      what: 'a request',
      outbox: createLayeredOutbox(stores(), (error) =>
        log.error({ err: error }, 'a store of requests does not answer'),
      ),
      secret: env().SESSION_SECRET,
      read: readKeptRequest,
      send: sendRequest,
      onTrouble: (id, sentence) => log.warn({ visitorRequest: id }, sentence),
    });
    setInterval(() => void flush(), EVERY_MS).unref();
    gaugeWaiting('requests', () => opened.waiting());
    return opened;
  });
}

/** Shared, then of this instance. Memory is no place: a visitor is thanked only for what a killed process cannot lose. */
function stores(): Outbox[] {
  const redis = sharedRedis();
  return [...(redis ? [createRedisOutbox(redis, NAME)] : []), ...ownDisk()];
}

function ownDisk(): Outbox[] {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return [];
  try {
    return [openDiskOutbox(STATE_DIR, NAME)];
  } catch (error) {
    log.error(
      { err: error },
      'requests cannot be kept on disk: those of a process that is killed now are lost',
    );
    return [];
  }
}

async function flush(): Promise<void> {
  try {
    await handOver().flush();
  } catch (error) {
    log.error({ err: error }, 'requests were not handed over');
  }
}
