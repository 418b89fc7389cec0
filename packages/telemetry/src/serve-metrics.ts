import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsSettings {
  host: string;
  port: number;
  /** The figures of this moment in the text format of Prometheus. */
  render: () => Promise<{ type: string; text: string }>;
  /** One sentence for the log: the port is taken, or the figures could not be read. */
  onFault: (sentence: string) => void;
}

export interface MetricsServer {
  /** Where it listens; the port may have been 0. */
  port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` at an address of its own, so that no proxy in front of the service can make figures public. A port that
 * is taken costs the figures and not the service.
 */
export function serveMetrics({ host, port, render, onFault }: MetricsSettings): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    try {
      const { type, text } = await render();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      onFault(`The metrics cannot be read: ${error}.`);
      response.writeHead(500).end();
    }
  });
  // A scraper that opens a connection and says nothing holds nobody up.
  Object.assign(server, { headersTimeout: 5_000, requestTimeout: 5_000, maxConnections: 20 });
  return new Promise((resolve) => {
    const opened = () =>
      resolve({
        port: (server.address() as AddressInfo | null)?.port ?? port,
        close: () => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(() => closed()));
        },
      });
    server.on('error', (error) => {
      onFault(`The metrics are not to be had: ${error.message}.`);
      opened();
    });
    server.listen(port, host, opened);
    // What is watched must be able to end.
    server.unref();
  });
}
