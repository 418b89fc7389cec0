import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

interface Move {
  from: string;
  to: string;
}

/**
 * Files that are made ready beside their places and then take them together: either all of them, or none and everything is as it
 * was. Beside means in the same folder, which may be a volume of its own.
 */
export class Replacement {
  readonly #mark = randomBytes(4).toString('hex');
  readonly #staged: Move[] = [];
  readonly #leaving: string[] = [];
  readonly #done: Move[] = [];

  /** Where to write what will be at `place`. */
  stage(place: string): string {
    const from = this.#beside(place, 'restoring');
    this.#staged.push({ from, to: place });
    return from;
  }

  /** What is at `place` will be gone. */
  leave(place: string): void {
    this.#leaving.push(place);
  }

  async commit(): Promise<void> {
    try {
      for (const place of [...this.#leaving, ...this.#staged.map(({ to }) => to)])
        if (existsSync(place)) await this.#move(place, this.#beside(place, 'replaced'));
      for (const { from, to } of this.#staged) await this.#move(from, to);
    } catch (error) {
      await this.undo();
      throw error;
    }
  }

  /** Puts everything back, and removes what was made ready. */
  async undo(): Promise<void> {
    for (const { from, to } of this.#done.splice(0).toReversed()) await rename(to, from);
    for (const { from } of this.#staged) await rm(from, { force: true });
  }

  /** Nothing can be put back any more. */
  async finish(): Promise<void> {
    for (const { to } of this.#done)
      if (to.includes(`.replaced-${this.#mark}`)) await rm(to, { force: true });
  }

  async #move(from: string, to: string): Promise<void> {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
    this.#done.push({ from, to });
  }

  #beside(place: string, state: 'restoring' | 'replaced'): string {
    return path.join(path.dirname(place), `.${path.basename(place)}.${state}-${this.#mark}`);
  }
}
