import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';

/** Work in the database that several instances of the CMS share: each looks for it, and a claim says whose a piece is. */
export interface Loop {
  /** There is something new to look for. */
  wake(): void;
  /** Ends the looking and waits for the look in hand. */
  stop(): Promise<void>;
}

export interface LoopSettings {
  /** What somebody else has left behind, and what becomes due by the clock, is found after so long at the most. */
  everyMs: number;
  onFault: (error: unknown) => void;
}

/** Looks at once, then now and again, one look at a time. A look that fails is told and does not end it; `signal` says that it ends. */
export function startLoop(
  look: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, onFault }: LoopSettings,
): Loop {
  const ending = new AbortController();
  let wake = () => {};
  // Who wakes may be inside a transaction. The loop waits outside of any and goes on there.
  const woken = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      // Before the look: what is new in the middle of one is looked for after it.
      const next = woken();
      try {
        await look(ending.signal);
      } catch (error) {
        if (!ending.signal.aborted) onFault(error);
      }
      await next;
    }
  }

  const running = run();
  return {
    wake: () => wake(),
    stop: () => {
      ending.abort();
      wake();
      return running;
    },
  };
}

/** A table of work has these columns, besides those of the work. */
export interface Claimable {
  id: number;
  claim: string | null;
}

export type Claimed<Row extends Claimable> = Row & { claim: string };

interface Claiming<Row> {
  /** What may be claimed; what somebody has claimed and still holds is left out anyway. */
  where: object;
  orderBy: object;
  now: Date;
  /** An instance that died leaves its work to the others after that. */
  holdMs: number;
  /** What else a claim changes. */
  change: (candidate: Row) => object;
}

/** Makes one piece of work this caller's alone for a while. One conditional `UPDATE`: of several that try, the database lets one through. */
export async function claimNext<Row extends Claimable>(
  rows: ReturnType<Core.Strapi['db']['query']>,
  { where, orderBy, now, holdMs, change }: Claiming<Row>,
): Promise<Claimed<Row> | undefined> {
  const isFree = { ...where, $or: [{ claimed_until: { $null: true } }, { claimed_until: { $lt: now } }] };
  const candidates: Row[] = await rows.findMany({ where: isFree, orderBy, limit: 10 });
  for (const candidate of candidates) {
    // The process is named for the operator who looks for a claim that does not end.
    const claim = `${process.pid}@${hostname()} ${randomUUID()}`;
    const changed = { ...change(candidate), claim };
    const { count } = await rows.updateMany({
      where: { id: candidate.id, ...isFree },
      data: { ...changed, claimed_until: new Date(now.getTime() + holdMs) },
    });
    if (count === 1) return { ...candidate, ...changed };
  }
  return undefined;
}
