import { type PresetId, parseId, type Retirement, successorOf } from '@vitrina/ordering';
import { fetchCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import { inTime, LATE } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { RETIRED } from '~/urls/order-paths';

/** The keys of the page of cloud servers that name presets. */
const KEYS = ['compare', 'preset'];
/** A reader waits no longer than this; the page without the redirect is right too. */
const PATIENCE_MS = 1_500;
const KEPT_MS = 60_000;

interface Known {
  sold: ReadonlySet<PresetId>;
  retirements: readonly Retirement[];
}

let kept: { until: number; known: Promise<Known> } | undefined;

/**
 * The same query with successors for its retired presets, which it names; `undefined` when it has none, or when nobody
 * could be asked in time. For pages that are the same for everyone and cannot read their query.
 */
export async function followSuccessors(query: URLSearchParams): Promise<URLSearchParams | undefined> {
  const known = await inTime(knownPresets(), PATIENCE_MS).catch((): typeof LATE => LATE);
  return known === LATE ? undefined : withSuccessors(query, known);
}

/** The same of what is known, without asking. */
export function withSuccessors(
  query: URLSearchParams,
  { sold, retirements }: Known,
): URLSearchParams | undefined {
  const changed = new URLSearchParams(query);
  const retired: string[] = [];
  for (const key of KEYS) {
    const values = query.getAll(key).map((value) =>
      value.replace(/[\w.-]+/g, (text) => {
        const id = parseId<PresetId>(text);
        const successor =
          id && !sold.has(id) ? successorOf(id, retirements, (next) => sold.has(next)) : undefined;
        if (!successor) return text;
        retired.push(text);
        return String(successor);
      }),
    );
    changed.delete(key);
    for (const value of values) changed.append(key, value);
  }
  if (retired.length === 0) return undefined;
  changed.set(RETIRED, retired.join(','));
  return changed;
}

function knownPresets(): Promise<Known> {
  if (!kept || kept.until < Date.now()) kept = { until: Date.now() + KEPT_MS, known: askForPresets() };
  return kept.known;
}

/** What editors say is out of reach of the cache of pages before a page is chosen, so this keeps a copy of its own. */
async function askForPresets(): Promise<Known> {
  try {
    const [tariffs, { retirements }] = await Promise.all([catalogue.serverTariffs(), fetchCommerce()]);
    return { sold: new Set(tariffs.map(({ presetId }) => presetId)), retirements };
  } catch (error) {
    kept = undefined;
    log.warn({ error: String(error) }, 'successors of retired presets cannot be known now');
    throw error;
  }
}
