import { gaugeWaiting } from '~/observability/gauges';
import { presentDeadline } from '~/runtime/deadline';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { createHandOver, type HandOver } from '~/storage/hand-over';
import { openOutbox, whenOutboxIsThere } from '~/storage/open-outbox';
import { readKeptRequest } from './kept-request';
import { sendRequest } from './send-request';
import type { VisitorRequest } from './visitor-request';

const EVERY_MS = 15_000;

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
  whenOutboxIsThere(() => void flush());
}

function handOver(): HandOver<VisitorRequest> {
  return processWide('request-hand-over', () => {
    const opened = createHandOver<VisitorRequest>({
      what: 'a request',
      // A visitor is thanked only for what a killed process cannot lose.
      outbox: openOutbox({ name: 'requests', what: 'requests', mayBeLost: false }),
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

async function flush(): Promise<void> {
  try {
    await handOver().flush();
  } catch (error) {
    log.error({ err: error }, 'requests were not handed over');
  }
}
