import { readEnv } from './env';
import { startSandbox } from './start-sandbox';

/** Longer than any work of it takes that is not told to hang. */
const PATIENCE_MS = 3_000;

/** `npm start` of the sandbox: settings from the environment, until a signal ends it. */
async function main(): Promise<void> {
  const sandbox = await startSandbox(readEnv());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      sandbox.close({ patienceMs: PATIENCE_MS }).then(() => process.exit(0), stop);
    });
  }
}

/** Ends with one sentence: whoever starts the sandbox needs the reason, not a stack. */
function stop(error: unknown): never {
  process.stderr.write(`The sandbox cannot run: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(stop);
