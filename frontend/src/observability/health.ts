import { processWide } from '~/runtime/process-wide';

/** So far back what has happened counts for how the site is doing now. */
const WINDOW_MINUTES = 15;
const MINUTE_MS = 60_000;

/** The site itself, services that it asks, and actions of its visitors. */
export type Watched = 'site' | 'provider' | 'cms' | 'orders' | 'registrations';

interface Minute {
  good: number;
  bad: number;
}

interface Notes {
  minutes: Map<number, Minute>;
  lastGoodAt: number | undefined;
  isLastBad: boolean;
}

/** What this process has seen of something in the last quarter of an hour. */
export interface Health {
  good: number;
  bad: number;
  /** When it last went well, however long ago. */
  lastGoodAt: number | undefined;
  /** Nothing later has gone well. */
  isFailing: boolean;
}

/** The status page tells from this, and the metrics when somebody last answered. Sums of minutes, for there may be thousands a second. */
export function noteHealth(what: Watched, isGood: boolean, now = Date.now()): void {
  const notes = notesOf(what);
  const present = Math.floor(now / MINUTE_MS);
  let minute = notes.minutes.get(present);
  if (!minute) {
    minute = { good: 0, bad: 0 };
    notes.minutes.set(present, minute);
    for (const at of notes.minutes.keys()) if (at <= present - WINDOW_MINUTES) notes.minutes.delete(at);
  }
  minute[isGood ? 'good' : 'bad'] += 1;
  notes.isLastBad = !isGood;
  if (isGood) notes.lastGoodAt = now;
}

export function healthOf(what: Watched, now = Date.now()): Health {
  const { minutes, lastGoodAt, isLastBad } = notesOf(what);
  const oldest = Math.floor(now / MINUTE_MS) - WINDOW_MINUTES;
  const lately = [...minutes].flatMap(([at, minute]) => (at > oldest ? [minute] : []));
  const sum = (which: keyof Minute) => lately.reduce((all, minute) => all + minute[which], 0);
  const [good, bad] = [sum('good'), sum('bad')];
  return { good, bad, lastGoodAt, isFailing: isLastBad && bad > 0 };
}

function notesOf(what: Watched): Notes {
  const known = all().get(what);
  if (known) return known;
  const notes: Notes = { minutes: new Map(), lastGoodAt: undefined, isLastBad: false };
  all().set(what, notes);
  return notes;
}

function all(): Map<Watched, Notes> {
  return processWide('health', () => new Map());
}
