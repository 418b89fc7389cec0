import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { NO_TRACING, openTracing } from '.';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: object }[];
  status: { code?: number; message?: string };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';

test('a request, what is asked for it and what is asked elsewhere are one trace at the collector', async () => {
  const { endpoint, spans } = await openCollector();
  const tracing = await openTracing({ service: 'site', endpoint, ratio: 1, onFault: fail });
  const visit = tracing.begin('GET /services/[slug]', {
    kind: 'server',
    attributes: { 'http.route': '/services/[slug]' },
  });
  const call = tracing.begin('provider listTariffs', { kind: 'client', parent: visit });
  call.end({ 'vitrina.outcome': 'broken' }, 'broken');
  // As the CMS does with the header that the site has sent.
  const elsewhere = tracing.begin('POST /graphql', { kind: 'server', parent: call.traceparent });
  elsewhere.end();
  visit.end({ 'http.response.status_code': 200 });
  await tracing.end();

  const byName = new Map(spans().map((span) => [span.name, span]));
  const root = byName.get('GET /services/[slug]');
  expect(root).toMatchObject({ kind: 2, traceId: visit.traceId });
  expect(root?.parentSpanId).toBeFalsy();
  expect(byName.get('provider listTariffs')).toMatchObject({
    ...{ kind: 3, traceId: visit.traceId, parentSpanId: root?.spanId },
    status: { code: 2, message: 'broken' },
  });
  expect(byName.get('POST /graphql')).toMatchObject({
    ...{ traceId: visit.traceId, parentSpanId: byName.get('provider listTariffs')?.spanId },
  });
  expect(call.traceparent).toBe(`00-${visit.traceId}-${byName.get('provider listTariffs')?.spanId}-01`);
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
});

test('a traceparent from before is gone on with, and nonsense begins a new trace', async () => {
  const { endpoint } = await openCollector();
  const tracing = await openTracing({ service: 'cms', endpoint, ratio: 1, onFault: fail });
  const known = tracing.begin('GET /', { kind: 'server', parent: `00-${TRACE}-b7ad6b7169203331-01` });
  expect(known.traceId).toBe(TRACE);
  for (const nonsense of ['', 'x', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'a'.repeat(10_000)])
    expect(tracing.begin('GET /', { kind: 'server', parent: nonsense }).traceId).toMatch(
      /^(?!0{32})[\da-f]{32}$/,
    );
  await tracing.end();
});

test('of none nothing is sent, and whoever is asked hears that too', async () => {
  const { endpoint, spans } = await openCollector();
  const tracing = await openTracing({ service: 'site', endpoint, ratio: 0, onFault: fail });
  const span = tracing.begin('GET /', { kind: 'server' });
  span.end();
  await tracing.end();
  expect(spans()).toEqual([]);
  expect(span.traceparent).toMatch(/-00$/);
});

test('a collector that is away costs traces and no more', async () => {
  const faults: string[] = [];
  const tracing = await openTracing({
    ...{ service: 'site', endpoint: 'http://127.0.0.1:1', ratio: 1 },
    onFault: (sentence) => faults.push(sentence),
  });
  tracing.begin('GET /', { kind: 'server' }).end();
  await expect(tracing.end()).resolves.toBeUndefined();
});

test('without a collector there is no trace to go on with', () => {
  const span = NO_TRACING.begin('GET /', { kind: 'server' });
  expect(span).toMatchObject({ traceparent: undefined, traceId: undefined });
  expect(NO_TRACING.begin('GET /', { kind: 'server' })).toBe(span);
});

function fail(sentence: string): never {
  throw new Error(sentence);
}

/** What OpenTelemetry's own protocol brings, by JSON over HTTP. */
async function openCollector() {
  const received: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces') {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
      };
      received.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => received,
  };
}
