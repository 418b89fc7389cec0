import { createServer } from 'node:http';

/** @typedef {{ traceId: string, spanId: string, parentSpanId?: string, name: string, attributes: { key: string, value: { stringValue?: string } }[] }} Span */

/** Takes what a process tells of its traces (OTLP in JSON over HTTP), as an operator's collector does. End it with `close`. */
export async function openTraceCollector() {
  /** @type {Span[]} */
  const received = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    /** @type {{ resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }} */
    const { resourceSpans } = JSON.parse(body);
    received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** @returns {readonly Span[]} */
    spans: () => received,
    close: () => void server.close(),
  };
}
