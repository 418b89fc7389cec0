import { lookup } from 'node:dns/promises';
import PQueue from 'p-queue';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { outsideRequests } from '~/runtime/outside-requests';
import { NO_VISIT } from '~/runtime/packed-pages';
import { processWide } from '~/runtime/process-wide';

/** As which an edge keeps a page (deploy/nginx/vitrina/micro-cache.conf). */
export const KEPT_ENCODINGS: readonly string[] = ['br, gzip', 'gzip', 'identity'];

const AT_ONCE = 4;
const PATIENCE_MS = 1_000;
/** By then every copy has ended by itself. */
const LIFE_MS = 3_000;

interface Refreshing {
  queue: PQueue;
  /** A page that is asked for already may have been answered before the change: only one that waits is not asked for twice. */
  waiting: Set<string>;
}

/**
 * Has the edge, if there is one, fetch a page anew that was made again. Nobody waits for it: an edge that does not answer holds up no
 * publish, and shows the page of before for three seconds (docs/decisions/0081).
 */
export function refreshEdge(page: string): void {
  const { EDGE_REFRESH_URL } = env();
  if (!EDGE_REFRESH_URL) return;
  const { queue, waiting } = refreshing();
  if (waiting.has(page)) return;
  waiting.add(page);
  const lostAt = performance.now() + LIFE_MS;
  void outsideRequests(() =>
    queue.add(async () => {
      waiting.delete(page);
      if (performance.now() > lostAt) return;
      try {
        const edges = await edgesBehind(EDGE_REFRESH_URL);
        const asked = edges.flatMap((edge) =>
          KEPT_ENCODINGS.map((encoding) => ask(`${edge}${page}`, encoding)),
        );
        await Promise.all(asked);
      } catch (error) {
        log.warn({ page, error: String(error) }, 'the edge does not fetch a page anew');
      }
    }),
  );
}

/** Any answer of the site is right, also that there is no such page; the door itself refuses with 403 and fails with 502. */
async function ask(address: string, encoding: string): Promise<void> {
  const answer = await fetch(address, {
    headers: { 'accept-encoding': encoding, [NO_VISIT]: '1' },
    // Where the page leads is no business of the edge.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // To its end, when the edge has the whole page as well.
  await answer.arrayBuffer();
  if (answer.status === 403 || answer.status >= 500) throw new Error(`It answers ${answer.status}.`);
}

/** A name may lead to several edges, each with copies of its own; they may come and go. */
async function edgesBehind(address: string): Promise<string[]> {
  const url = new URL(address);
  // A certificate is made out to the name.
  if (url.protocol === 'https:') return [address];
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  // A machine of both families would be asked twice.
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found
    .filter((one) => one.family === family)
    .map(
      (one) => `http://${family === 6 ? `[${one.address}]` : one.address}${url.port ? `:${url.port}` : ''}`,
    );
}

function refreshing(): Refreshing {
  return processWide('edge-refreshing', () => ({
    queue: new PQueue({ concurrency: AT_ONCE }),
    waiting: new Set(),
  }));
}
