import { accessSync, constants, mkdirSync } from 'node:fs';
import { tellCurrency } from '~/messages/currency';
import { beginAdmitting, type Gate } from './admission';
import { env, isBuilding } from './env';

/** Ends the process with one sentence when what is around the site is not as it must be, before a visitor finds out. */
export function requireEnv(): void {
  orStop(() => {
    const { STATE_DIR, SHOP_CURRENCY } = env();
    tellCurrency(SHOP_CURRENCY);
    if (STATE_DIR) checkStateFolder(STATE_DIR);
  });
}

/** Lets visitors in; what they need must be there before. */
export function admitVisitors(gate: Gate): void {
  orStop(() => beginAdmitting(gate));
}

function orStop(work: () => void): void {
  if (isBuilding()) return;
  try {
    work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Makes the folder; throws where this process may not write into it. */
export function checkStateFolder(folder: string): undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`The site cannot start: it may not write into STATE_DIR, ${folder}.`);
  }
}
