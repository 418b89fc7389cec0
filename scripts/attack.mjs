import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct, ownServices, startProduct } from './own-product.mjs';
import { checkPorts } from './settings.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

/**
 * `npm run attack`: two scanners of others against the product as it is built, on ports of its own: wapiti crawls the site and attacks what
 * it finds, sqlmap tries every parameter that is read. Fails when one of them finds something. Debian: wapiti, sqlmap.
 */
const SCANNERS = { wapiti: '/usr/bin/wapiti', sqlmap: '/usr/bin/sqlmap' };
const DATA = join(tmpdir(), 'vitrina-attack');
const PORTS = {
  site: Number(process.env.SITE_PORT ?? 3170),
  cms: Number(process.env.CMS_PORT ?? 1377),
  sandbox: Number(process.env.SANDBOX_PORT ?? 3970),
};
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 360);
const SITE = `http://localhost:${PORTS.site}`;
const CMS = `http://localhost:${PORTS.cms}`;

/** Those of wapiti's attacks that ask nobody but the shop: those for SSRF and XXE wait for an answer on their makers' server. */
const MODULES = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
];

/** Every place where a text of a visitor could reach a question to a database, here or at the provider. */
const QUESTIONS = [
  { url: `${SITE}/search?q=ssh&kind=tutorial&section=/tutorials/linux&page=1` },
  { url: `${SITE}/api/search?q=ssh` },
  { url: `${SITE}/services/cloud-servers?os=99&period=P1M&preset=2453&min_cpu=2` },
  { url: `${SITE}/order?auth=registrationVds&preset=2453&os=99` },
  { url: `${SITE}/api/article-votes`, data: 'article=/tutorials/linux/ssh-keys&value=5' },
  { url: `${CMS}/api/articles?filters[url][$eq]=a&sort=title&pagination[page]=1` },
  { url: `${CMS}/admin/login`, data: '{"email":"a@b.ru","password":"x"}' },
  { url: `${CMS}/graphql`, data: '{"query":"{articles(filters:{url:{eq:\\"a\\"}}){url}}"}' },
];

await main(async () => {
  checkNode();
  const missing = Object.values(SCANNERS).filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Stop(`Not here: ${missing.join(', ')} (Debian: apt-get install wapiti sqlmap).`);
  await checkPorts(PORTS);
  await buildProduct();
  const services = ownServices(DATA);
  try {
    console.log('• start the product');
    await startProduct(services, { data: DATA, ports: PORTS });
    const findings = [...(await scanByWapiti()), ...(await scanBySqlmap())];
    const isAlive = await Promise.all(
      [`${SITE}/`, `${CMS}/_health`].map(async (url) => (await fetch(url)).ok),
    );
    if (!isAlive.every(Boolean)) findings.push('somebody does not answer any more');
    if (findings.length > 0) throw new Stop(`${findings.join('\n')}\n${findings.length} findings`);
    console.log('• nothing found');
  } finally {
    await services.end();
  }
});

/** @returns {Promise<string[]>} */
async function scanByWapiti() {
  const report = join(DATA, 'wapiti.json');
  await perform('wapiti', [
    ...[
      '-u',
      `${SITE}/`,
      '--scope',
      'domain',
      '-m',
      MODULES.join(','),
      '--flush-session',
      '-f',
      'json',
      '-o',
      report,
    ],
    ...[
      '--max-scan-time',
      String(SECONDS),
      '--max-attack-time',
      String(Math.ceil(SECONDS / 5)),
      '--max-links-per-page',
      '40',
      '-d',
      '3',
    ],
    ...['--no-bugreport', '-S', 'normal', '--store-session', join(DATA, 'wapiti')],
  ]);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found
      .filter(isFault(kind))
      .map(
        (/** @type {{ path: string, info: string }} */ one) => `wapiti: ${kind}: ${one.path}: ${one.info}`,
      ),
  );
}

/**
 * What wapiti tells of pages that is decided otherwise: it reads the policy of the header alone, and pages say which scripts run
 * themselves (docs/decisions/0077); without TLS, as here, there is neither HSTS nor a secure cookie.
 * @param {string} kind
 */
function isFault(kind) {
  return (/** @type {{ info: string }} */ { info }) =>
    !/^Content Security Policy|^HTTP Secure Headers|^Secure Flag/.test(kind) ||
    /frame-ancestors|X-Content-Type/.test(info);
}

/** @returns {Promise<string[]>} */
async function scanBySqlmap() {
  const output = join(DATA, 'sqlmap');
  mkdirSync(output, { recursive: true });
  const findings = [];
  for (const { url, data } of QUESTIONS) {
    const said = await perform('sqlmap', [
      ...[
        '-u',
        url,
        ...(data ? ['--data', data] : []),
        '--batch',
        '--level',
        '2',
        '--risk',
        '2',
        '--technique',
        'BEU',
      ],
      ...[
        '--output-dir',
        output,
        '--flush-session',
        '--threads',
        '4',
        '--timeout',
        '15',
        '--disable-coloring',
        '--ignore-code',
        '*',
      ],
    ]);
    const isInjectable = /is vulnerable|identified the following injection point/.test(said);
    console.log(`• sqlmap: ${url}${data ? ' (POST)' : ''}: ${isInjectable ? 'injectable' : 'nothing'}`);
    if (isInjectable) findings.push(`sqlmap: ${url}`);
  }
  return findings;
}

/**
 * @param {keyof typeof SCANNERS} name
 * @param {readonly string[]} args
 * @returns {Promise<string>} what it has said
 */
function perform(name, args) {
  console.log(`• ${name} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(SCANNERS[name], args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: DATA });
    let said = '';
    const hear = (/** @type {Buffer} */ chunk) => {
      said += chunk;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    // Either ends by itself: wapiti crawls for its time and attacks for a fifth of it in each way. One that hangs is not waited for.
    const patience = setTimeout(() => child.kill('SIGKILL'), 5 * SECONDS * 1_000);
    child.once('exit', () => {
      clearTimeout(patience);
      resolve(said);
    });
  });
}
