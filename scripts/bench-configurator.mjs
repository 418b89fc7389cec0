import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM, ensureChromium } from './chromium.mjs';
import { Services } from './services.mjs';
import { checkPorts, prepareData } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3230, cms: 1367, sandbox: 4030 };
const DATA = join(tmpdir(), 'vitrina-bench-configurator');
const RUNS = 3;
const LIMIT_MS = 100;

const PAGES = {
  configurator: `http://localhost:${PORTS.site}/services/cloud-servers`,
  bare: pathToFileURL(join(ROOT, 'frontend/bench/bare-sliders.html')).href,
};

/** Measures the configurator's sliders beside three that do nothing, in turns, so that a busy minute meets both. */
await main(async () => {
  checkNode();
  await checkPorts(PORTS);
  console.log('• install and build');
  await installWorkspace();
  await ensureChromium();
  await run('turbo', ['run', 'build']);

  rmSync(DATA, { recursive: true, force: true });
  prepareData({ data: DATA });
  // The product ends three services of its own, each of them with patience.
  const services = new Services(join(DATA, 'logs'), { stopWithinMs: 20_000 });
  let worst;
  try {
    console.log('• start the product');
    services.start('product', '.', process.execPath, ['scripts/start.mjs', '--no-build', '--fresh'], {
      VITRINA_DATA: join(DATA, 'product'),
      SITE_PORT: String(PORTS.site),
      CMS_PORT: String(PORTS.cms),
      SANDBOX_PORT: String(PORTS.sandbox),
    });
    await services.answers('product', `http://localhost:${PORTS.site}/api/ready`, 300);
    await services.answers('product', PAGES.configurator, 60);
    worst = await measureInTurns();
  } finally {
    await services.end();
  }
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
    for (const [name, url] of Object.entries(PAGES)) {
      const durations = await measureInteractions(url, CHROMIUM);
      const value = interactionToNextPaint(durations);
      worst[name] = Math.max(worst[name], value);
      console.log(`• run ${turn} of ${RUNS}: ${name}, ${durations.length} interactions, ${value} ms`);
    }
  }
  return worst;
}
