import { env, isBuilding } from './env';

/** Ends the process with one sentence when the environment is not as it must be, before a visitor finds out. */
export function stopWithoutEnv(): void {
  if (isBuilding()) return;
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
