import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM } from './chromium.mjs';
import { measureProduct } from './own-product.mjs';
import { main, ROOT } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3230, cms: 1367, sandbox: 4030 };
const DATA = join(tmpdir(), 'vitrina-bench-configurator');
const RUNS = 3;
const LIMIT_MS = 100;

/** @type {{ name: 'configurator' | 'bare', url: string }[]} */
const PAGES = [
  { name: 'configurator', url: `http://localhost:${PORTS.site}/services/cloud-servers` },
  { name: 'bare', url: pathToFileURL(join(ROOT, 'frontend/bench/bare-sliders.html')).href },
];

/** Measures the configurator's sliders beside three that do nothing, in turns, so that a busy minute meets both. */
await main(async () => {
  const worst = await measureProduct({ data: DATA, ports: PORTS }, measureInTurns);
  console.log(`\nInteraction to next paint, processor slowed 4×, worst of ${RUNS} runs\n`);
  for (const [name, value] of Object.entries(worst)) console.log(`${name.padEnd(26)}${value} ms`);
  const holds = worst.configurator < LIMIT_MS;
  console.log(
    `\n${holds ? 'holds ' : 'BROKEN'}  a move of the configurator takes ${worst.configurator} ms, under ${LIMIT_MS} ms`,
  );
  if (!holds) process.exitCode = 1;
});

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { interactionToNextPaint, measureInteractions } = await import(
    '../frontend/bench/measure-interactions.mjs'
  );
  const worst = { configurator: 0, bare: 0 };
  for (let turn = 1; turn <= RUNS; turn++) {
    for (const { name, url } of PAGES) {
      const durations = await measureInteractions(url, CHROMIUM);
      const value = interactionToNextPaint(durations);
      worst[name] = Math.max(worst[name], value);
      console.log(`• run ${turn} of ${RUNS}: ${name}, ${durations.length} interactions, ${value} ms`);
    }
  }
  return worst;
}
