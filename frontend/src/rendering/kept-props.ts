import { processWide } from '~/runtime/process-wide';

/** What a page was made of when it was made last, without the shell around it. */
export interface KeptProps {
  /** As JSON. */
  own: string;
  shows: readonly string[];
  asked: ReadonlySet<string>;
  /** When it is to be asked for anew, by `performance.now()`. */
  dueAt: number;
}

/** Of some tens of kilobytes each; of what was made longest ago all is asked again. */
const MOST_KEPT = 100;

interface Kept {
  /** By page, the one made last at the end. */
  props: Map<string, KeptProps>;
  /** Pages whose next making is for a new shell alone. */
  forShell: Set<string>;
  /** When something else than the shell changed last. */
  changedAt: number;
}

function kept(): Kept {
  return processWide('kept-props', () => ({
    ...{ props: new Map(), forShell: new Set() },
    changedAt: Number.NEGATIVE_INFINITY,
  }));
}

/** A page is asked for whole: whatever comes of it, it was not made of this last. */
export function forgetProps(page: string): void {
  kept().props.delete(page);
}

/** Keeps what a page was made of, unless something has changed since it was asked for; `askedAt` is by `performance.now()`. */
export function keepProps(page: string, made: KeptProps, askedAt: number): void {
  const { props, changedAt } = kept();
  props.delete(page);
  if (askedAt <= changedAt) return;
  props.set(page, made);
  const [oldest] = props.keys();
  if (props.size > MOST_KEPT && oldest !== undefined) props.delete(oldest);
}

/** Something has changed, and of these pages more than the shell: what they were made of is dropped, and what any page is just being made of not kept. */
export function dropProps(pages: readonly string[]): void {
  kept().changedAt = performance.now();
  for (const page of pages) kept().props.delete(page);
}

/**
 * Only the shell of a page has changed: what `make` makes of it needs nothing else of the CMS, if what it was made of is kept.
 */
export async function inNewShell(page: string, make: () => Promise<void>): Promise<void> {
  kept().forShell.add(page);
  try {
    await make();
  } finally {
    kept().forShell.delete(page);
  }
}

/** What to make the page of, if it is made for a new shell alone; to be asked once in each making. */
export function propsForNewShell(page: string): KeptProps | undefined {
  return kept().forShell.delete(page) ? kept().props.get(page) : undefined;
}
