import { createServer } from 'node:https';
import { makeCertificate } from './tls-proxy';

/** What a counter was told: at which of its hosts, and in its own words. */
export interface Told {
  host: string;
  path: string;
  words: unknown;
}

export interface CounterHosts {
  /** Everything that has come, scripts too. */
  told: Told[];
  /** What Chromium is started with, so that the hosts of counters are this one. */
  browserArguments: string;
  open(): Promise<void>;
  close(): Promise<void>;
}

const HOSTS = [
  ...['mc.yandex.ru', 'mc.yandex.com', 'www.googletagmanager.com', '*.google-analytics.com'],
  ...['*.analytics.google.com', 'cloud.roistat.com', 'stats.example.ru'],
];

/** The same work as that of their makers, as far as a shop sees it: cookies, an own function, and what it tells. */
const SCRIPTS: Record<string, string> = {
  'mc.yandex.ru': `
    document.cookie = '_ym_uid=1690000000123456789; path=/; max-age=3600';
    localStorage.setItem('_ym_retryReqs', '{}');
    const waiting = window.ym.a ?? [];
    window.ym = (...words) => navigator.sendBeacon('https://mc.yandex.ru/watch', JSON.stringify(words));
    for (const words of waiting) window.ym(...words);`,
  'www.googletagmanager.com': `
    document.cookie = '_ga=GA1.1.1234567890.1690000000; path=/; max-age=3600';
    const tell = (words) => navigator.sendBeacon(
      'https://region1.google-analytics.com/g/collect', JSON.stringify(Array.from(words)));
    for (const words of window.dataLayer) tell(words);
    window.dataLayer.push = tell;`,
  'cloud.roistat.com': `
    document.cookie = 'roistat_visit=7654321; path=/; max-age=3600';
    window.roistat = { event: { send: (...words) =>
      navigator.sendBeacon('https://cloud.roistat.com/event', JSON.stringify(words)) } };`,
};

/** One machine that plays every counter. */
export function counterHosts(port: number): CounterHosts {
  const told: Told[] = [];
  const server = createServer(makeCertificate(), (request, response) => {
    const { host = '', origin = '*' } = request.headers;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      told.push({ host, path: request.url ?? '', words: body ? JSON.parse(body) : undefined });
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': origin });
      response.end(request.method === 'GET' ? (SCRIPTS[host] ?? '') : '');
    });
  });
  return {
    told,
    browserArguments: `--host-resolver-rules=${HOSTS.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(',')}`,
    open: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
