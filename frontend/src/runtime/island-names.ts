/**
 * The parts of documents that live in the browser, by the entry of `src/islands/` that wakes them: one file beside that of Preact,
 * which runs them, so that a page asks for two whatever stands on it.
 */
export const ISLANDS = {
  home: ['home-configurator'],
  account: ['account'],
  order: ['order', 'opens-by-itself'],
  request: ['request-form'],
  cluster: ['cluster-form'],
  servers: ['server-list', 'server-configurator', 'retired-link'],
  products: [...(['product-list', 'bucket-form', 'machine-form', 'own-cluster-link', 'prices-age'] as const)],
} as const;

export type IslandEntry = keyof typeof ISLANDS;
export type IslandName = (typeof ISLANDS)[IslandEntry][number];

export const ISLAND_ENTRIES = Object.keys(ISLANDS) as IslandEntry[];

/** The addresses of what an entry loads, its own file first. */
export type IslandFiles = Readonly<Partial<Record<IslandEntry, readonly string[]>>>;

export function entryOf(island: IslandName): IslandEntry {
  const entry = ISLAND_ENTRIES.find((candidate) => ISLANDS[candidate].some((name) => name === island));
  if (!entry) throw new Error(`No entry wakes ${island}`);
  return entry;
}
