import { FiguresOutage, type ReaderFigures, readFigures } from '~/content/reader-figures';
import { KeptCopy, NoCopyInTime } from '~/runtime/kept-copy';
import { processWide } from '~/runtime/process-wide';

/** The CMS is asked for an article at most so often, however many read it. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 300;
const REST_MS = 5_000;
/** Nobody waits longer for figures: the page shows those it was made with. */
const WAIT_MS = 2_000;
const MOST_COPIES = 2_000;

/** The figures of a published article as they were up to ten seconds ago, `undefined` when there is none, `'away'` when nobody can tell. */
export async function knownFigures(article: string): Promise<ReaderFigures | undefined | 'away'> {
  const copies = keptCopies();
  const copy = copies.get(article) ?? copyOf(article);
  copies.set(article, copy);
  try {
    const { part } = await copy.read(WAIT_MS);
    // What was read last stays longest; what does not exist pushes nothing out.
    copies.delete(article);
    if (part) copies.set(article, copy);
    return part;
  } catch (error) {
    if (error instanceof FiguresOutage || error instanceof NoCopyInTime) return 'away';
    throw error;
  } finally {
    const [oldest] = copies.keys();
    if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
  }
}

/** Views that waited are in the figures of the CMS now: an older copy would lack them. */
export function forgetKnownFigures(): void {
  keptCopies().clear();
}

function keptCopies() {
  return processWide('reader-figures', () => new Map<string, KeptCopy<ReaderFigures | undefined>>());
}

function copyOf(article: string): KeptCopy<ReaderFigures | undefined> {
  return new KeptCopy({
    ask: () => readFigures(article),
    ...{ freshMs: FRESH_MS, patienceMs: PATIENCE_MS, restMs: REST_MS },
    isOutage: (error) => error instanceof FiguresOutage,
  });
}
