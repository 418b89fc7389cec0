import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './running-cms';

export interface TlsProxy {
  url: string;
  /** Where it passes requests on to, once that is known. */
  target: string;
  stop(): Promise<void>;
}

/** What stands in front of a CMS in production: it ends TLS and says so in the usual headers. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const { key, cert } = await selfSigned();
  const server = https.createServer({ key, cert }, (incoming, answer) => {
    const { headers, socket, method, url: asked } = incoming;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const outgoing = http.request(`${proxy.target}${asked}`, {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': forwarded,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': headers.host,
      },
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const proxy: TlsProxy = {
    url: `https://localhost:${port}`,
    target: '',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

async function selfSigned(): Promise<{ key: string; cert: string }> {
  const { folder, remove } = await temporaryFolder();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await remove();
  return made;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface FullAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Asks as it is told, whoever has signed the certificate; redirects are answers like any other. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<FullAnswer> {
  const { request } = url.startsWith('https:') ? https : http;
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        headers: {
          ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
          ...headers,
        },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(json);
  });
}
