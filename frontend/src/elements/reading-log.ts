/** What this browser keeps of what its reader has read; nobody is told. */
export interface ReadingLog {
  /** The articles that were read to their end, by the last part of their address, the latest last. */
  read: readonly string[];
  /** Where reading stopped: an article and the id of its section, the latest last. */
  places: readonly (readonly [article: string, section: string])[];
}

const KEY = 'vitrina-reading';
/** More is not looked for again. */
const MOST = 300;
const NOTHING: ReadingLog = { read: [], places: [] };

/** What a browser has kept, or nothing of what it cannot have kept. */
export function parseLog(kept: string | null): ReadingLog {
  try {
    const log: unknown = JSON.parse(kept ?? 'null');
    if (typeof log !== 'object' || log === null) return NOTHING;
    const { read, places }: Record<string, unknown> = { ...log };
    return {
      read: Array.isArray(read) ? read.filter((url: unknown) => typeof url === 'string') : [],
      places: Array.isArray(places) ? places.flatMap(asPlace) : [],
    };
  } catch {
    return NOTHING;
  }
}

function asPlace(place: unknown): (readonly [string, string])[] {
  if (!Array.isArray(place)) return [];
  const [article, section]: unknown[] = place;
  return typeof article === 'string' && typeof section === 'string' ? [[article, section]] : [];
}

/** The log after a reader has come to a section. */
export function withPlace({ read, places }: ReadingLog, article: string, section: string): ReadingLog {
  return {
    read,
    places: [...places.filter(([other]) => other !== article), [article, section] as const].slice(-MOST),
  };
}

/** The log after a reader has come to the end of an article. */
export function withEnd({ read, places }: ReadingLog, article: string): ReadingLog {
  return {
    read: [...read.filter((other) => other !== article), article].slice(-MOST),
    places: places.filter(([other]) => other !== article),
  };
}

/** The log after a reader has said that they do not go on. */
export function withoutPlace({ read, places }: ReadingLog, article: string): ReadingLog {
  return { read, places: places.filter(([other]) => other !== article) };
}

export function placeIn({ places }: ReadingLog, article: string): string | undefined {
  return places.find(([other]) => other === article)?.[1];
}

export function readLog(): ReadingLog {
  try {
    return parseLog(localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing has nothing to tell.
    return NOTHING;
  }
}

/** Says on the page that the log has changed. */
export const LOG_CHANGED = 'vitrina:reading';

export function keepLog(log: ReadingLog): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    // Nor does it keep anything.
  }
  dispatchEvent(new Event(LOG_CHANGED));
}
