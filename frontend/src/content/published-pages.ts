import { log } from '~/runtime/log';
import { paths } from '~/urls/paths';
import { askCms, ContentOutage } from './client';
import { publishedPagesQuery } from './page-queries';
import { present } from './present';

/** A new page is seen at once: whoever asks for one that is not known has the list asked for anew, but not more often. */
const LEAST_AGE_MS = 1_000;

/** The proxy reads the list and the route of notices drops it: they are bundled apart. */
const KEY = Symbol.for('vitrina.published-pages');

interface Kept {
  asOf: number;
  published: Promise<ReadonlySet<string> | undefined>;
}

/** The addresses that were published when somebody last asked; `undefined` when nobody has, or the CMS could not tell. */
export function publishedBefore(): Promise<ReadonlySet<string> | undefined> | undefined {
  return kept()?.published;
}

/** The addresses that are published now, give or take a second; `undefined` while the CMS cannot tell. */
export function publishedNow(): Promise<ReadonlySet<string> | undefined> {
  const before = kept();
  if (before && before.asOf + LEAST_AGE_MS >= Date.now()) return before.published;
  const fresh: Kept = { asOf: Date.now(), published: ask() };
  Reflect.set(globalThis, KEY, fresh);
  return fresh.published;
}

/** After a notice of a change: what is known may be wrong. */
export function forgetPublished(): void {
  Reflect.deleteProperty(globalThis, KEY);
}

function kept(): Kept | undefined {
  return Reflect.get(globalThis, KEY);
}

async function ask(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { services, pages } = await askCms(publishedPagesQuery, {});
    return new Set([
      // The orders of servers lead to this page and back: it stands also when the CMS does not hold it.
      paths.cloudServers,
      ...present(services).map(({ kind, slug }) => paths[kind](slug)),
      ...present(pages).map(({ slug }) => paths.page(slug)),
    ]);
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'nobody knows which pages are published');
    return undefined;
  }
}
