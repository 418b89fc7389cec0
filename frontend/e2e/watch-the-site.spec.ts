import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { openPanel } from '../../scripts/publishing.mjs';
import { openTraceCollector } from '../../scripts/trace-collector.mjs';
import { keepVisiting } from './keep-visiting';
import { ownPorts, portBeside, WORKER } from './own-ports';
import { OPENING_MS } from './patience';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORTS = ownPorts(1);
const FIGURES = { site: portBeside(0), cms: portBeside(1) };

let collector: Awaited<ReturnType<typeof openTraceCollector>>;
let shop: Awaited<ReturnType<typeof openPublishShop>>;
let site: string;

type Span = ReturnType<typeof collector.spans>[number];

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  collector = await openTraceCollector();
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-watch-${WORKER}`),
    ports: PORTS,
    cmsEnv: { ...traces, METRICS_PORT: String(FIGURES.cms) },
    siteEnvOf: () => ({ ...traces, METRICS_PORT: String(FIGURES.site) }),
  });
  site = shop.sites[0]?.origin ?? '';
});
test.afterAll(async () => {
  await shop?.close();
  collector?.close();
});

test('one id leads from a visitor’s request to the lines of the site, of the CMS and of the provider', async () => {
  await fetch(`${site}/services?wmid=a-secret-word`, {
    redirect: 'manual',
    headers: { 'x-request-id': 'visit-7' },
  });
  await expect.poll(() => providerSaw('noteWebmasterVisit')).toContain('visit-7');
  await vote('visit-8');
  await expect
    .poll(() => linesOf('cms', 'visit-8'))
    .toContainEqual(expect.objectContaining({ msg: 'request', route: '/api/article-votes' }));
  await expect
    .poll(() => linesOf(`site-${PORTS.sites[0]}`, 'visit-8'))
    .toContainEqual(expect.objectContaining({ msg: 'request', route: '/api/article-votes', method: 'POST' }));
});

test('an id that is no plain word is not handed on', async () => {
  const { length } = await providerSaw('noteWebmasterVisit');
  await fetch(`${site}/services?wmid=502`, { redirect: 'manual', headers: { 'x-request-id': 'two words' } });
  await expect.poll(() => providerSaw('noteWebmasterVisit')).toHaveLength(length + 1);
  expect((await providerSaw('noteWebmasterVisit')).filter((id) => /\s/.test(id))).toEqual([]);
});

test('a document that everybody gets carries the id of nobody', async () => {
  const asked = { headers: { 'x-request-id': 'visit-9' } };
  const document = await fetch(`${site}/tutorials`, asked);
  expect([document.status, document.headers.get('x-request-id')]).toEqual([200, null]);
  const form = await fetch(`${site}/registration?auth=login`, asked);
  expect(form.headers.get('x-request-id')).toBe('visit-9');
});

test('a request, its question and the answer of the CMS are one trace, and the call to the provider of another', async () => {
  await fetch(`${site}/services?wmid=a-secret-word`, { redirect: 'manual' });
  await vote('visit-10');
  // Each process tells its parts when it likes.
  await expect
    .poll(() => waysTo('POST cms'))
    .toContainEqual(['POST /api/article-votes', 'cms article-votes', 'POST cms']);
  await expect
    .poll(() => waysTo('provider noteWebmasterVisit'))
    .toContainEqual(['GET /services', 'provider noteWebmasterVisit']);
  // What a visitor has sent stands in no trace.
  expect(JSON.stringify(collector.spans())).not.toContain('a-secret-word');
});

test('figures are told at ports of their own, by patterns of routes', async () => {
  await fetch(`${site}/services/cloud-servers`);
  await fetch(`${site}/whatever/strangers-look-for.php`);
  const figures = await figuresOf('site');
  expect(figures).toMatch(
    /vitrina_site_request_seconds_count\{route="\/services\/\[slug\]",method="GET",status="200"\} \d/,
  );
  expect(figures).toMatch(/vitrina_site_request_seconds_count\{route="other",method="GET",status="404"\} \d/);
  expect(figures).toMatch(
    /vitrina_site_provider_call_seconds_count\{endpoint="listServerPresets",outcome="success"\} \d/,
  );
  expect(figures).toMatch(
    /vitrina_site_cms_question_seconds_count\{question="SiteSettings",outcome="success"\} \d/,
  );
  expect(figures).toMatch(/vitrina_site_copy_age_seconds\{source="provider",part="server-tariffs"\} \d/);
  expect(figures).toMatch(/vitrina_site_ready 1\n/);
  expect(figures).not.toContain('strangers-look-for');
  expect(await figuresOf('cms')).toMatch(/vitrina_cms_request_seconds_count\{route="\/graphql"/);
  for (const origin of [site, shop.cms.origin]) expect((await fetch(`${origin}/metrics`)).status).toBe(404);
});

test('a script that fails in a browser is told to the log, and no more of it than that', async ({
  browser,
}) => {
  // What a program says of itself is not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0';
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await page.goto(`${site}/services/cloud-servers?os=99`);
  await page.evaluate(() =>
    dispatchEvent(
      new ErrorEvent('error', {
        message: 'x of anna@example.com',
        ...{ filename: `${location.origin}/islands/servers.js`, lineno: 1, colno: 2 },
      }),
    ),
  );
  const said = () => linesSaying('a script failed in a browser');
  await expect.poll(() => said().length).toBe(1);
  expect(said()[0]).toMatchObject({
    level: 50,
    fault: { message: 'x of …@…', stack: `${site}/islands/servers.js:1:2`, page: '/services/cloud-servers' },
  });
  expect(await figuresOf('site')).toMatch(/vitrina_site_errors_total\{where="browser"\} 1/);
  await context.close();
});

test('source maps are nobody’s, and explain a place all the same', async () => {
  const files = await filesOf(['/registration?auth=login', '/services/cloud-servers']);
  for (const entry of ['account', 'servers', 'react'])
    expect(files.some((file) => file.startsWith(`/islands/${entry}-`))).toBe(true);
  for (const file of files) {
    const script = await (await fetch(`${site}${file}`)).text();
    expect(script, file).not.toContain('sourceMappingURL');
    expect((await fetch(`${site}${file}.map`)).status, file).toBe(404);
  }
  const stack = files.map((file) => `    at ${site}${file}:1:400`).join('\n');
  const { stdout, status } = spawnSync(process.execPath, ['scripts/explain-error.mjs'], {
    ...{ cwd: ROOT, input: stack, encoding: 'utf8' },
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/\((?:frontend|packages|node_modules)\/\S+:\d+:\d+\)/);
});

test.describe('the status page', () => {
  // The later ones see what the earlier ones have done.
  test.describe.configure({ mode: 'serial' });

  test('says that all is well, in words and without a script file', async () => {
    const html = await statusPage();
    expect(html).toContain('Всё работает</h1>');
    for (const part of ['Сайт', 'Цены', 'Заказы и регистрация', 'Панель управления', 'База знаний'])
      expect(html).toContain(`>${part}</span>`);
    expect(html).toContain('Плановые работы в панели управления');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toMatch(/\d\d:\d\d по Москве/);
  });

  test('says what a marketer writes, and only what is published', async () => {
    const marketer = await openPanel(shop.cms.origin, 'marketer');
    const id = await marketer.create('site.incident', {
      ...{ title: 'Заказы создаются с задержкой', severity: 'outage', affects_orders: true },
      ...{
        text: 'Уже чиним, ждите новостей через час.',
        starts_at: new Date(Date.now() - 60_000).toISOString(),
      },
      updates: [{ at: new Date().toISOString(), text: 'Нашли причину.' }],
    });
    expect(await statusPage()).not.toContain('Заказы создаются с задержкой');
    const html = await keepVisiting(`${site}/status`, async () => {
      await marketer.publish('site.incident', id);
      expect(await shop.tell(site, { type: 'incident', event: 'publish' })).toBe(200);
      return statusPage();
    });
    expect(html).toContain('Заказы создаются с задержкой');
    expect(html).toContain('Часть сервиса сейчас не работает</h1>');
    expect(html).toContain('Нашли причину.');
  });

  test('says that the provider fails, once it does', async () => {
    await fetch(`http://127.0.0.1:${PORTS.sandbox}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: 'noteWebmasterVisit', kind: 'status', status: 503, times: 5 }),
    });
    await fetch(`${site}/services?wmid=503`, { redirect: 'manual' });
    await expect
      .poll(statusPage)
      .toContain('Провайдер отвечает сайту с ошибками: панель может не открыться.');
  });

  test('is there without the CMS, with its last messages, also in a process that has never heard it', async () => {
    await shop.cms.kill();
    await vote('visit-10');
    await expect.poll(statusPage).toContain('Статьи открываются, но изменения в них появятся позже.');
    expect(await statusPage()).toContain('Заказы создаются с задержкой');
    const [first] = shop.sites;
    await first?.kill();
    first?.begin();
    await expect.poll(statusPage, { timeout: 60_000 }).toContain('Заказы создаются с задержкой');
  });
});

async function statusPage(): Promise<string> {
  const answer = await fetch(`${site}/status`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return answer?.status === 200 ? answer.text() : '';
}

/** For an article that does not exist, so that the CMS is asked and nothing changes. */
async function vote(id: string): Promise<void> {
  await fetch(`${site}/api/article-votes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-request-id': id },
    body: JSON.stringify({ article: 'nosucharticle', stars: 5 }),
  });
}

async function providerSaw(endpoint: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.sandbox}/__sandbox/requests?endpoint=${endpoint}`);
  const { requests }: { requests: { requestId: string }[] } = await answer.json();
  return requests.map(({ requestId }) => requestId);
}

function linesOf(service: string, requestId: string): object[] {
  return linesIn(service).filter((line) => Reflect.get(line, 'requestId') === requestId);
}

function linesSaying(message: string): object[] {
  return linesIn(`site-${PORTS.sites[0]}`).filter((line) => Reflect.get(line, 'msg') === message);
}

function linesIn(service: string): object[] {
  const text = readFileSync(join(tmpdir(), `vitrina-e2e-watch-${WORKER}`, `${service}.log`), 'utf8');
  return text.split('\n').flatMap((line): object[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

/** Of each span of that name: the names of those it is a part of, the outermost first, and its own. */
function waysTo(name: string): string[][] {
  const outer = (span: Span): Span[] => {
    const parent = collector
      .spans()
      .find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
    return parent ? [...outer(parent), span] : [span];
  };
  return collector
    .spans()
    .filter((span) => span.name === name)
    .map((span) => outer(span).map((part) => part.name));
}

async function figuresOf(service: keyof typeof FIGURES): Promise<string> {
  return (await fetch(`http://127.0.0.1:${FIGURES[service]}/metrics`)).text();
}

async function filesOf(pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await fetch(`${site}${page}`)).text()));
  return [...new Set(texts.join('\n').match(/\/(?:_next\/static|islands)\/[\w./~-]+\.js/g))];
}
