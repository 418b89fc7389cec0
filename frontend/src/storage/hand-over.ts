import { sealData, unsealData } from 'iron-session';
import type { Outbox } from './outbox';

/**
 * `refused`: the other side does not understand it. `failed`: it stumbles over this one, which may be taken later. `away`: so it
 * does over any.
 */
export type Handed =
  | { kind: 'taken' }
  | { kind: 'refused'; status: number }
  | { kind: 'failed' | 'away'; why: string };

/** What an answer that is no success says. */
export function handedBy(status: number): Handed {
  if (status === 400 || status === 413) return { kind: 'refused', status };
  return { kind: status === 500 ? 'failed' : 'away', why: `the CMS answered ${status}` };
}

interface HandOverSettings<Entry extends { id: string }> {
  /** What an entry is called in the log: 'a request'. */
  what: string;
  outbox: Outbox;
  /** What waits is sealed with it: it lies where copies are made. */
  secret: string;
  /** An entry as it was kept, or `undefined` when it is none. */
  read: (kept: unknown) => Entry | undefined;
  send: (entry: Entry) => Promise<Handed>;
  /** An id and a sentence: never what an entry says. */
  onTrouble: (id: string, sentence: string) => void;
}

/**
 * Entries on their way to somebody who may be away. What was kept is handed over at least once, in any order; where it is known
 * by its id, that makes it exactly one there. What this process cannot hand over stays kept, for one that has the right
 * secret or a receiver that understands it.
 */
export function createHandOver<Entry extends { id: string }>({
  what,
  outbox,
  secret,
  read,
  send,
  onTrouble,
}: HandOverSettings<Entry>) {
  let running: Promise<void> | undefined;
  const setAside = new Set<string>();

  async function sendAll(): Promise<void> {
    for (const { id, sealed } of await outbox.list()) {
      if (setAside.has(id)) continue;
      const entry = await opened(sealed);
      if (!entry) {
        leave(id, `${what} that was kept cannot be opened, it stays: was the session secret changed?`);
        continue;
      }
      const handed = await send(entry);
      // Whatever is wrong now is wrong for the next one, too.
      if (handed.kind === 'away') return onTrouble(id, `${what} waits, it is sent again: ${handed.why}`);
      if (handed.kind === 'failed') onTrouble(id, `${what} waits, it is sent again: ${handed.why}`);
      else if (handed.kind === 'refused')
        leave(id, `${what} was refused (${handed.status}), it stays until the site starts anew`);
      else await outbox.drop(id);
    }
  }

  function leave(id: string, sentence: string): void {
    setAside.add(id);
    onTrouble(id, sentence);
  }

  async function opened(sealed: string): Promise<Entry | undefined> {
    return read(await unsealData(sealed, { password: secret, ttl: 0 }).catch(() => undefined));
  }

  return {
    /** When it ends the entry is kept, in the place of another one if it says so; throws when nothing could keep it. */
    async keep(entry: Entry, inPlaceOf?: string): Promise<void> {
      await outbox.keep(entry.id, await sealData(entry, { password: secret, ttl: 0 }));
      if (inPlaceOf !== undefined) await outbox.drop(inPlaceOf);
    },
    /** How much waits; throws when a store does not answer. */
    async waiting(): Promise<number> {
      return outbox.count();
    },
    /** What waits under the ids that are chosen and can be opened; throws when a store does not answer. */
    async peek(isChosen: (id: string) => boolean): Promise<Entry[]> {
      const chosen = (await outbox.list(true)).filter(({ id }) => isChosen(id));
      const entries = await Promise.all(chosen.map(({ sealed }) => opened(sealed)));
      return entries.filter((entry) => entry !== undefined);
    },
    /** Hands over what waits. One round at a time; what comes in the meantime is in the next. */
    async flush(): Promise<void> {
      await running;
      running ??= sendAll().finally(() => {
        running = undefined;
      });
      await running;
    },
  };
}

export type HandOver<Entry extends { id: string }> = ReturnType<typeof createHandOver<Entry>>;
