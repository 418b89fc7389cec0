import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { openTraceCollector } from '../../scripts/trace-collector.mjs';
import { version } from '../package.json';
import { READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';

interface Line {
  level: number;
  time: number;
  service: string;
  msg: string;
  requestId?: string;
  traceId?: string;
  route?: string;
  status?: number;
  milliseconds?: number;
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let cms: RunningCms;
let metricsUrl: string;
let collector: Awaited<ReturnType<typeof openTraceCollector>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  collector = await openTraceCollector();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const variables = {
    DATABASE_FILENAME: path.join(folder.folder, 'cms.db'),
    SEED: 'true',
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  // A process is told once where its traces go.
  cms = await startCms(variables, { isAlone: true });
});

afterAll(async () => {
  await cms.stop();
  collector.close();
  await folder.remove();
});

test('each line of its log is one JSON object', () => {
  const lines = cms.output().trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const read: Line = JSON.parse(line);
    expect(read).toMatchObject({ service: 'cms', level: expect.any(Number), msg: expect.any(String) });
    expect(Math.abs(Date.now() - read.time)).toBeLessThan(10 * 60_000);
  }
});

test('a question of the site is found by the id of the visitor’s request, and its answer carries it', async () => {
  const response = await ask({ 'x-request-id': 'visit-7' });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toBe('visit-7');
  await expect
    .poll(() => linesOf('visit-7'))
    .toContainEqual(
      expect.objectContaining({
        ...{ msg: 'request', method: 'POST', route: '/graphql', status: 200 },
        milliseconds: expect.any(Number),
      }),
    );
});

test.each(['two words', '{"level":60}', 'x'.repeat(200)])(
  '%s is no id, and none of it is written',
  async (id) => {
    const response = await ask({ 'x-request-id': id });
    const own = response.headers.get('x-request-id') ?? '';
    expect(own).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => linesOf(own)).not.toEqual([]);
    expect(cms.output()).not.toContain(id);
  },
);

test('what is typed into an address stands in no line', async () => {
  const response = await fetch(`${cms.url}/api/pages?secret=a-secret-word`);
  await expect.poll(() => linesOf(response.headers.get('x-request-id') ?? '')).not.toEqual([]);
  expect(cms.output()).not.toContain('a-secret-word');
});

test('requests are counted by the patterns of their routes, whatever strangers ask for', async () => {
  await ask({});
  for (const number of [1, 2, 3]) await fetch(`${cms.url}/nowhere-${number}/at-all`);
  await fetch(`${cms.url}/uploads/nothing.png`);
  const figures = await readFigures();
  expect(figures).toMatch(
    /vitrina_cms_request_seconds_count\{route="\/graphql",method="POST",status="200"\} [1-9]/,
  );
  expect(figures).toMatch(
    /vitrina_cms_request_seconds_count\{route="other",method="GET",status="404"\} [1-9]/,
  );
  expect(figures).toMatch(/route="\/uploads\/:file"/);
  expect(figures).not.toContain('nowhere-1');
});

test('the figures tell of the database, of what waits and of the process', async () => {
  const figures = await readFigures();
  for (const line of [
    'vitrina_cms_database_up 1',
    `vitrina_cms_build_info{version="${version}"} 1`,
    'vitrina_cms_waiting{what="change-events"} 0',
    'vitrina_cms_waiting{what="deliveries"} 0',
    'vitrina_cms_waiting{what="plans"} 0',
    'vitrina_cms_waiting_oldest_seconds{what="change-events"} 0',
  ])
    expect(figures).toContain(`${line}\n`);
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
});

test('a wrong password is counted', async () => {
  await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@vitrina.example', password: 'Wrong-password-1' }),
  });
  expect(await readFigures()).toMatch(/vitrina_cms_logins_total\{outcome="wrong"\} 1/);
});

test('the public port answers no figures', async () => {
  expect((await fetch(`${cms.url}/metrics`)).status).toBe(404);
});

test('a question is a part of the trace that the site has begun', async () => {
  await ask({ 'x-request-id': 'visit-8', traceparent: `00-${TRACE}-b7ad6b7169203331-01` });
  await expect.poll(() => linesOf('visit-8')).toContainEqual(expect.objectContaining({ traceId: TRACE }));
  await expect
    .poll(() => collector.spans(), { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' }));
});

function ask(headers: Record<string, string>): Promise<Response> {
  return fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${READ_TOKEN}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ siteSettings { brand_name } }' }),
  });
}

function linesOf(id: string): Line[] {
  const complete = cms.output().split('\n').slice(0, -1);
  return complete.map((line): Line => JSON.parse(line)).filter(({ requestId }) => requestId === id);
}

async function readFigures(): Promise<string> {
  const response = await fetch(metricsUrl);
  expect(response.status).toBe(200);
  return response.text();
}
