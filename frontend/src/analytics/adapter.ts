import type { SiteEvent } from '~/elements/site-events';

/** A counter of others on this page. */
export interface Adapter {
  hear(event: SiteEvent): void;
  /** The visitor has changed their mind: nothing more is told, also by what is loaded already. */
  stop(): void;
}

/** Of the page, what counters are told or need; in a browser `browserPage()`. */
export interface CountedPage {
  /** Where counters look for each other's functions. */
  window: Record<string, unknown>;
  load(script: string): void;
  /** Without anything personal. */
  address(path: string): string;
  referrer(): string;
  title(): string;
  /** A request that outlives the page. */
  send(address: string, body: string): void;
}

export function inRoubles(kopecks: number): number {
  return kopecks / 100;
}
