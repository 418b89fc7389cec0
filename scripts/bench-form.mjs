import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { median } from './median.mjs';
import { measureProduct } from './own-product.mjs';
import { main } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3240, empty: 3241, cms: 1377, sandbox: 4040 };
const DATA = join(tmpdir(), 'vitrina-bench-form');
const RUNS = 7;
const LIMIT = 1.3;
const ENV = {
  SANDBOX_REGISTRATIONS_PER_MINUTE: '1000',
  // The page between the order and the panel stands for its readers, not for the machine.
  CONFIRMATION_SECONDS: '0',
};
const PROVIDER = `http://localhost:${PORTS.sandbox}`;
const PANEL = new RegExp(`^${PROVIDER}/panel/servers/\\d+`);

/** @type {{ name: 'ours' | 'naive', url: string, fill: import('../frontend/bench/measure-form.mjs').Fill }[]} */
const FORMS = [
  {
    name: 'ours',
    url: `http://localhost:${PORTS.site}/registration?auth=registrationVds&preset=2453`,
    fill: async (page) => {
      await page.getByText('Частное лицо').click();
      await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
      await page.getByLabel('Почта').fill(newEmail());
      await page.getByLabel('Телефон').fill('+7 900 123-45-67');
    },
  },
  {
    name: 'naive',
    url: `http://localhost:${PORTS.empty}/buy`,
    fill: async (page) => page.getByLabel('Почта').fill(newEmail()),
  },
];

/** Measures a registration with an order beside a route that only passes it on, in turns, so that a busy minute meets both. */
await main(async () => {
  const medians = await measureProduct(
    // The naive route is beside the empty page.
    { data: DATA, ports: PORTS, env: ENV, emptyEnv: { BENCH_PROVIDER_URL: PROVIDER } },
    measureInTurns,
  );
  const ratio = medians.ours / medians.naive;
  console.log(`\nFrom the button to the panel's page, median of ${RUNS}\n`);
  for (const [name, value] of Object.entries(medians)) console.log(`${name.padEnd(26)}${value} ms`);
  const holds = ratio <= LIMIT;
  console.log(
    `\n${holds ? 'holds ' : 'BROKEN'}  the form takes ${ratio.toFixed(2)} times the naive route, at most ${LIMIT}`,
  );
  if (!holds) process.exitCode = 1;
});

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { measureForm } = await import('../frontend/bench/measure-form.mjs');
  /** @type {Record<'ours' | 'naive', number[]>} */
  const runs = { ours: [], naive: [] };
  // The first of each wakes what sleeps, and does not count.
  for (let turn = 0; turn <= RUNS; turn++) {
    for (const { name, url, fill } of FORMS) {
      const took = await measureForm(url, CHROMIUM, {
        fill,
        button: /^Создать аккаунт и заказать/,
        panel: PANEL,
      });
      if (turn === 0) continue;
      runs[name].push(took);
      console.log(`• run ${turn} of ${RUNS}: ${name} ${took} ms`);
    }
  }
  return { ours: median(runs.ours), naive: median(runs.naive) };
}

function newEmail() {
  return `bench+${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.ru`;
}
