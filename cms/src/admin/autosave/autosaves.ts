/** What a person typed into an entry and has not saved, as their browser keeps it. */
export interface Autosave {
  key: string;
  /** When it was typed last; milliseconds since 1970. */
  keptAt: number;
  /** `updatedAt` of the entry they began from; absent for a new entry. */
  baseVersion: string | undefined;
  /** Where the entry is edited, and what it is called there. */
  path: string;
  name: string;
  /** The fields that differ from the entry they began from. */
  fields: Record<string, unknown>;
}

/** As much of a browser's storage as this needs. */
export interface AutosaveStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Whose words, and of which entry: nobody is offered those of another. */
export interface Owner {
  userId: string;
  model: string;
  documentId: string;
}

const PREFIX = 'vitrina-kept:';
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** Longer than any article; what is longer would push out everything else. */
const LONGEST = 2_000_000;

/** A place for the words of one visit to an entry: two tabs do not write over each other. */
export function newKey({ userId, model, documentId }: Owner, visit: string): string {
  return `${PREFIX}${userId}:${model}:${documentId}:${visit}`;
}

/** Keeps an autosave; of the older ones of anybody it lets go as many as it takes. `false`: the browser has no room. */
export function storeAutosave(storage: AutosaveStorage, { key, baseVersion, ...rest }: Autosave): boolean {
  // Stored under the name that browsers have kept it by.
  const text = JSON.stringify({ ...rest, startedFrom: baseVersion });
  if (text.length > LONGEST) return false;
  for (;;) {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      const oldest = all(storage).find((autosave) => autosave.key !== key);
      if (oldest === undefined) return false;
      storage.removeItem(oldest.key);
    }
  }
}

/** What is kept of an entry for its owner, the newest first. */
export function autosavesOf(storage: AutosaveStorage, owner: Owner): Autosave[] {
  const beginning = newKey(owner, '');
  return all(storage)
    .filter(({ key }) => key.startsWith(beginning))
    .reverse();
}

/** What is kept for a person, of whatever entry, the newest first. */
export function autosavesOfPerson(storage: AutosaveStorage, userId: string): Autosave[] {
  return all(storage)
    .filter(({ key }) => key.startsWith(`${PREFIX}${userId}:`))
    .reverse();
}

/** Lets go of what is older than thirty days, and of what cannot be read. */
export function tidyAutosaves(storage: AutosaveStorage, now: number): void {
  for (const key of keysOf(storage)) {
    const autosave = read(storage, key);
    if (autosave === undefined || autosave.keptAt + KEPT_FOR_MS < now) storage.removeItem(key);
  }
}

/** Everything that is kept, the oldest first. */
function all(storage: AutosaveStorage): Autosave[] {
  return keysOf(storage)
    .flatMap((key) => read(storage, key) ?? [])
    .sort((one, other) => one.keptAt - other.keptAt);
}

function keysOf(storage: AutosaveStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
}

function read(storage: AutosaveStorage, key: string): Autosave | undefined {
  const { keptAt, startedFrom, path, name, fields } = parse(storage.getItem(key) ?? '');
  if (typeof keptAt !== 'number' || typeof path !== 'string' || !isRecord(fields)) return undefined;
  return {
    ...{ key, keptAt, path, fields },
    baseVersion: typeof startedFrom === 'string' ? startedFrom : undefined,
    name: typeof name === 'string' ? name : '',
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
