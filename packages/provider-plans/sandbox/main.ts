import { startPlans } from './start-plans';

/** `tsx sandbox/main.ts 4400`: the provider by itself, until a signal ends it. */
const plans = await startPlans({ port: Number(process.argv[2] ?? 4400) });
process.stdout.write(`A provider of plans is at ${plans.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => plans.close().then(() => process.exit(0)));
