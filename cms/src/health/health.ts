import type { DatabaseSettings } from '../env';
import { databaseAnswers, fileMark } from './database-answers';

/** A probe of the machinery around must have its answer before it gives up itself. */
const PATIENCE_MS = 2_000;

let openedFile: string | undefined;
let pending: Promise<boolean> | undefined;

/** Notes which file the connections of the CMS were opened on; called once the CMS has started. */
export async function watchDatabase(database: DatabaseSettings): Promise<void> {
  openedFile = database.client === 'sqlite' ? await fileMark(database.filename) : undefined;
}

/** Whether the CMS can do its work now: its database answers, and is still the one that it works on. One question at a time. */
export function isHealthy(database: DatabaseSettings, milliseconds = PATIENCE_MS): Promise<boolean> {
  pending ??= ask(database, milliseconds).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function ask(database: DatabaseSettings, milliseconds: number): Promise<boolean> {
  if (database.client === 'sqlite' && openedFile !== undefined) {
    // Who writes to a file that was removed or replaced writes into nothing.
    if ((await fileMark(database.filename)) !== openedFile) return false;
  }
  return databaseAnswers(database, milliseconds);
}
