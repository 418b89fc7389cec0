import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, ensureChromium } from './chromium.mjs';
import { Services } from './services.mjs';
import { checkPorts, prepareData } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3240, naive: 3241, cms: 1377, sandbox: 4040 };
const DATA = join(tmpdir(), 'vitrina-bench-form');
const NAIVE_SITE = 'frontend/bench/empty-site';
/** The site's own Next.js, as seen from there. */
const NEXT = '../../node_modules/.bin/next';
const RUNS = 7;
const LIMIT = 1.3;
const PROVIDER = `http://localhost:${PORTS.sandbox}`;
const PANEL = new RegExp(`^${PROVIDER}/panel/servers/\\d+`);

const FORMS = {
  ours: {
    url: `http://localhost:${PORTS.site}/registration?auth=registrationVds&preset=2453`,
    fill: async (page) => {
      await page.getByText('Частное лицо').click();
      await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
      await page.getByLabel('Почта').fill(newEmail());
      await page.getByLabel('Телефон').fill('+7 900 123-45-67');
    },
  },
  naive: {
    url: `http://localhost:${PORTS.naive}/buy`,
    fill: async (page) => page.getByLabel('Почта').fill(newEmail()),
  },
};

/** Measures a registration with an order beside a route that only passes it on, in turns, so that a busy minute meets both. */
await main(async () => {
  checkNode();
  await checkPorts(PORTS);
  console.log('• install and build');
  await installWorkspace();
  await ensureChromium();
  await run('turbo', ['run', 'build']);
  await run(NEXT, ['build'], { cwd: join(ROOT, NAIVE_SITE) });

  rmSync(DATA, { recursive: true, force: true });
  prepareData({ data: DATA });
  const services = new Services(join(DATA, 'logs'), { stopWithinMs: 20_000 });
  let medians;
  try {
    console.log('• start the product and the naive route');
    await startBoth(services);
    medians = await measureInTurns();
  } finally {
    await services.end();
  }
  const ratio = medians.ours / medians.naive;
  console.log(`\nFrom the button to the panel's page, median of ${RUNS}\n`);
  for (const [name, value] of Object.entries(medians)) console.log(`${name.padEnd(26)}${value} ms`);
  const holds = ratio <= LIMIT;
  console.log(
    `\n${holds ? 'holds ' : 'BROKEN'}  the form takes ${ratio.toFixed(2)} times the naive route, at most ${LIMIT}`,
  );
  if (!holds) process.exitCode = 1;
});

async function startBoth(services) {
  services.start('product', '.', process.execPath, ['scripts/start.mjs', '--no-build', '--fresh'], {
    VITRINA_DATA: join(DATA, 'product'),
    SITE_PORT: String(PORTS.site),
    CMS_PORT: String(PORTS.cms),
    SANDBOX_PORT: String(PORTS.sandbox),
    SANDBOX_REGISTRATIONS_PER_MINUTE: '1000',
    // The page between the order and the panel stands for its readers, not for the machine.
    CONFIRMATION_SECONDS: '0',
  });
  const listen = ['-H', '127.0.0.1', '-p', String(PORTS.naive)];
  services.start('naive', NAIVE_SITE, NEXT, ['start', ...listen], {
    NODE_ENV: 'production',
    BENCH_PROVIDER_URL: PROVIDER,
  });
  await services.answers('naive', FORMS.naive.url, 60);
  await services.answers('product', `http://localhost:${PORTS.site}/api/ready`, 300);
}

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { measureForm } = await import('../frontend/bench/measure-form.mjs');
  const runs = Object.fromEntries(Object.keys(FORMS).map((name) => [name, []]));
  // The first of each wakes what sleeps, and does not count.
  for (let turn = 0; turn <= RUNS; turn++) {
    for (const [name, { url, fill }] of Object.entries(FORMS)) {
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
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.entries(runs).map(([name, values]) => [name, median(values)]));
}

function newEmail() {
  return `bench+${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.ru`;
}
