import { boundedJson } from '../bounded-json';
import { readServersOnSale, type ServersOnSale } from '../tariff-choice/servers-on-sale';
import type { Presence } from './known';

/** The public site as the checks ask it. What nobody could say is absent or `undefined`, never an absence. */
export interface AskedSite {
  presences(addresses: readonly string[]): Promise<ReadonlyMap<string, Presence>>;
  servers(): Promise<ServersOnSale | undefined>;
}

/** For all addresses of one question together: a site that hangs is waited for once. */
const PATIENCE_MS = 3000;
/** Of all questions of this process: a long list of links must not keep the site from its visitors. */
const AT_ONCE = 16;
const SERVERS_LAST_MS = 30_000;
/** The whole price list has some hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Without an address of the site there is nobody to ask. */
export function askSite(url: string | undefined): AskedSite {
  let kept: { servers: ServersOnSale; until: number } | undefined;
  const inTurn = turns(AT_ONCE);

  async function ask(address: string, method: 'HEAD' | 'GET', deadline: AbortSignal) {
    try {
      // Anything else would go on with the name of the host: an `@`, and somebody else would be asked.
      if (url === undefined || !address.startsWith('/') || deadline.aborted) return undefined;
      return await fetch(url + address, { method, redirect: 'manual', signal: deadline });
    } catch {
      return undefined;
    }
  }

  return {
    async presences(addresses) {
      const deadline = AbortSignal.timeout(PATIENCE_MS);
      const asked = addresses.map((address) =>
        inTurn(async (): Promise<[string, Presence][]> => {
          const presence = presenceIn(await ask(address, 'HEAD', deadline));
          return presence === undefined ? [] : [[address, presence]];
        }),
      );
      return new Map((await Promise.all(asked)).flat());
    },
    async servers() {
      if (kept !== undefined && Date.now() < kept.until) return kept.servers;
      const answer = await ask('/prices.json', 'GET', AbortSignal.timeout(PATIENCE_MS));
      const servers = answer?.ok === true ? readServersOnSale(await bodyOf(answer)) : undefined;
      if (servers !== undefined) kept = { servers, until: Date.now() + SERVERS_LAST_MS };
      return servers;
    },
  };
}

/** Lets so many pieces of work run at once; the others wait in the order they came. */
function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

function presenceIn(answer: Response | undefined): Presence | undefined {
  if (answer === undefined || answer.status >= 500) return undefined;
  return answer.status === 404 || answer.status === 410 ? 'missing' : 'found';
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await boundedJson(answer, MOST_BYTES);
  } catch {
    return undefined;
  }
}
