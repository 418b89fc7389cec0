import { type Fields, fieldsOf, rowsIn, textIn } from './fields';
import type { Presence } from './known';

/** The public site as the checks ask it. An answer nobody gave is `undefined`, never an absence. */
export interface AskedSite {
  presence(address: string): Promise<Presence | undefined>;
  presets(): Promise<ReadonlySet<number> | undefined>;
}

const TIMEOUT_MS = 3000;
const PRESETS_LAST_MS = 30_000;

/** Without an address of the site there is nobody to ask. */
export function askSite(url: string | undefined): AskedSite {
  let kept: { presets: ReadonlySet<number>; until: number } | undefined;
  return {
    async presence(address) {
      const answer = await ask(url, address, 'HEAD');
      if (answer === undefined || answer.status >= 500) return undefined;
      return answer.status === 404 || answer.status === 410 ? 'missing' : 'found';
    },
    async presets() {
      if (kept !== undefined && Date.now() < kept.until) return kept.presets;
      const answer = await ask(url, '/prices.json', 'GET');
      const presets = answer?.ok === true ? presetsIn(await bodyOf(answer)) : undefined;
      if (presets !== undefined) kept = { presets, until: Date.now() + PRESETS_LAST_MS };
      return presets;
    },
  };
}

/** Server presets of the price feed (`docs/price-feed.schema.json`): offers are named like `cloud-server/2453`. */
function presetsIn(feed: Fields | undefined): ReadonlySet<number> | undefined {
  if (feed === undefined || !Array.isArray(feed.offers)) return undefined;
  const numbers = rowsIn(feed, 'offers').flatMap((offer) => {
    const number = /^cloud-server\/(\d+)$/.exec(textIn(offer, 'id'))?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  return new Set(numbers);
}

async function bodyOf(answer: Response): Promise<Fields | undefined> {
  try {
    return fieldsOf(await answer.json());
  } catch {
    return undefined;
  }
}

async function ask(
  url: string | undefined,
  address: string,
  method: 'HEAD' | 'GET',
): Promise<Response | undefined> {
  if (url === undefined) return undefined;
  try {
    return await fetch(url + address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return undefined;
  }
}
