import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fuzzSide } from './fuzz-http/fuzz-side.mjs';
import { listenerOn, memoryOf } from './fuzz-http/process-at-port.mjs';
import { buildProduct, ownServices, startProduct } from './own-product.mjs';
import { checkPorts } from './settings.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

/**
 * `npm run fuzz:http`: hostile requests to the site and the CMS as they are built, on ports of their own. Fails when one of them is
 * answered by a 5xx, or not at all, when a process ends, or when its memory does not return. `-- --seed 7 --from 1200 --count 1` repeats one.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '18' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '5000' },
    'no-build': { type: 'boolean', default: false },
  },
});
const DATA = join(tmpdir(), 'vitrina-fuzz-http');
const PORTS = {
  site: Number(process.env.SITE_PORT ?? 3180),
  cms: Number(process.env.CMS_PORT ?? 1367),
  sandbox: Number(process.env.SANDBOX_PORT ?? 3980),
};
/** What a process may weigh more, after all is over, than when it was warm. */
const GROWTH_MB = 100;
const COLLECTOR = join(import.meta.dirname, 'fuzz-http', 'collect-on-signal.cjs');

await main(async () => {
  checkNode();
  await checkPorts(PORTS);
  await buildProduct();
  const services = ownServices(DATA);
  try {
    console.log('• start the product');
    await startProduct(services, {
      data: DATA,
      ports: PORTS,
      env: { SHOW_STYLE_GUIDE: 'true', NODE_OPTIONS: `--require ${COLLECTOR}` },
    });
    const [seed, from, count] = [Number(values.seed), Number(values.from), Number(values.count)];
    const faults = [
      ...(await attack('site', { seed, from, count: Math.ceil(count / 2) })),
      ...(await attack('cms', { seed, from, count: Math.floor(count / 2) })),
    ];
    if (faults.length > 0)
      throw new Stop(`${faults.join('\n')}\n${faults.length} faults; the seed is ${seed}.`);
  } finally {
    await services.end();
  }
});

/**
 * @param {'site' | 'cms'} side
 * @param {{ seed: number, from: number, count: number }} series
 * @returns {Promise<string[]>}
 */
async function attack(side, { seed, from, count }) {
  const port = PORTS[side];
  // What is loaded by need is loaded before it is weighed.
  await fuzzSide({ side, port, seed: seed + 1, count: Math.min(count, 300) });
  const pid = listenerOn(port);
  const before = await settledMemory(pid);
  const { findings, statuses } = await fuzzSide({ side, port, seed, from, count });
  const isSame = listenerOn(port) === pid;
  const after = isSame ? await settledMemory(pid) : 0;
  console.log(
    `• ${side}: ${count} hostile requests, ${Object.entries(statuses)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')}`,
  );
  if (pid !== undefined) console.log(`  memory ${before} MB before, ${after} MB after`);
  return [
    ...findings.map(({ index, kind, what, request }) => `${side} ${index} (${kind}) ${what}: ${request}`),
    ...(isSame ? [] : [`${side}: another process listens at ${port} now`]),
    ...(after - before > GROWTH_MB ? [`${side}: ${before} MB grew to ${after} MB`] : []),
  ];
}

/**
 * What it holds when it has let go of all it could; where the kernel does not tell which process listens, nothing.
 * @param {number | undefined} pid
 */
async function settledMemory(pid) {
  if (pid === undefined) return 0;
  for (let turn = 0; turn < 3; turn++) {
    process.kill(pid, 'SIGUSR2');
    await pause(1_000);
  }
  return memoryOf(pid);
}
