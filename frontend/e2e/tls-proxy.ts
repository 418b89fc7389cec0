import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely, createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsProxy {
  origin: string;
  /** Asks through it, trusting its certificate. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/**
 * What stands before a site in production: it ends TLS, with a certificate made for this run, and passes requests on by HTTP
 * with the headers that docs/operations.md asks for.
 */
export async function openTlsProxy({ port, to }: { port: number; to: number }): Promise<TlsProxy> {
  const { key, cert } = makeCertificate();
  const server = createServer({ key, cert }, (request, response) => {
    const { remoteAddress = '' } = request.socket;
    const { host = '', 'x-forwarded-for': before } = request.headers;
    const headers = {
      ...request.headers,
      host: `localhost:${to}`,
      'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': String(port),
    };
    const { method, url: path } = request;
    const passed = ask({ host: 'localhost', port: to, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${port}`,
    ask: (path, asked) => read(askSecurely, { host: 'localhost', port, ca: cert, family: 4 }, path, asked),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Asks a site without any proxy, by a method and a target that `fetch` would not send. */
export function askBare(port: number, path: string, asked?: Asked): Promise<Answer> {
  return read(ask, { host: 'localhost', port }, path, {
    ...asked,
    headers: { host: `localhost:${port}`, ...asked?.headers },
  });
}

function read(
  send: typeof ask,
  connection: object,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(
      { ...connection, path, method, headers: { connection: 'close', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** For this machine, made for this run. */
export function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
