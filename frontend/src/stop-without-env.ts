import { accessSync, constants, mkdirSync } from 'node:fs';
import { env, isBuilding } from './env';

/** Ends the process with one sentence when the environment is not as it must be, before a visitor finds out. */
export function stopWithoutEnv(): void {
  if (isBuilding()) return;
  try {
    const { STATE_DIR } = env();
    if (STATE_DIR) checkFolder(STATE_DIR);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`The site cannot start: it may not write into STATE_DIR, ${folder}.`);
  }
}
