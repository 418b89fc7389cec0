import { createServer, request, type Server } from 'node:http';

/** Debian's own mirrors, plain HTTP: apt checks what it fetches by signatures. */
const MIRRORS = ['deb.debian.org', 'security.debian.org'];
const ANSWER_MS = 30_000;

/**
 * A proxy behind a socket file that leads to Debian's mirrors and nowhere else: the only way out of the namespace an article
 * is run in.
 */
export async function openAptGate(socket: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const address = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : undefined;
    const isMirror =
      address?.protocol === 'http:' && address.port === '' && MIRRORS.includes(address.hostname);
    if (!isMirror || (asked.method !== 'GET' && asked.method !== 'HEAD')) {
      answer.writeHead(403).end();
      return;
    }
    const { host: _, 'proxy-connection': __, ...headers } = asked.headers;
    const onward = request(
      address,
      { method: asked.method, headers: { ...headers, host: address.hostname } },
      (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      },
    );
    onward.setTimeout(ANSWER_MS, () => onward.destroy());
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => onward.destroy());
    onward.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  return server;
}
