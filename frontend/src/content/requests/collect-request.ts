import { env, isBuilding } from '~/env';
import { log } from '~/log';
import { sharedRedis } from '~/storage/shared-redis';
import { consentLine } from './consent-line';
import { openDiskOutbox } from './disk-outbox';
import { createHandOver } from './hand-over';
import { createLayeredOutbox, createMemoryOutbox, type Outbox } from './outbox';
import { createRedisOutbox } from './redis-outbox';
import { sendRequest } from './send-request';
import type { VisitorRequest } from './visitor-request';

const EVERY_MS = 15_000;

type HandOver = ReturnType<typeof createHandOver>;

let opened: HandOver | undefined;

/** Whether this site has somewhere to hand requests over to. */
export function collectsRequests(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/** Keeps a request for the CMS, with what the visitor has agreed to; nobody waits for the CMS to take it. False when it could not be kept anywhere. */
export async function collectRequest(request: VisitorRequest): Promise<boolean> {
  if (!collectsRequests()) return false;
  try {
    const consent = await consentLine(new Date());
    const details = [request.details, consent].filter(Boolean).join('\n');
    await handOver().keep({ ...request, details });
  } catch (error) {
    log.error({ err: error, visitorRequest: request.id }, 'a request could not be kept');
    return false;
  }
  void flush();
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

function handOver(): HandOver {
  if (opened) return opened;
  opened = createHandOver({
    outbox: createLayeredOutbox(stores(), (error) =>
      log.error({ err: error }, 'a store of requests does not answer'),
    ),
    secret: env().SESSION_SECRET,
    send: sendRequest,
    onTrouble: (id, sentence) => log.warn({ visitorRequest: id }, sentence),
  });
  setInterval(() => void flush(), EVERY_MS).unref();
  return opened;
}

/** The same places as intents have (docs/decisions/0017): shared, then of this instance, then of this process. */
function stores(): Outbox[] {
  const redis = sharedRedis();
  return [...(redis ? [createRedisOutbox(redis)] : []), ...ownDisk(), createMemoryOutbox()];
}

function ownDisk(): Outbox[] {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return [];
  try {
    return [openDiskOutbox(STATE_DIR)];
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
