import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.mjs';
import { nginxConfiguration, nginxFault, startNginx } from '../nginx.mjs';
import { ROOT } from '../toolchain.mjs';
import { OF_PROCESS, readVariables } from '../variables.mjs';
import { addressedAt, placedIn } from './places.mjs';
import { markedCommands, unitOf } from './unit.mjs';

const UNITS = join(ROOT, 'deploy', 'systemd');
const DOCUMENT = readFileSync(join(ROOT, 'docs', 'production.md'), 'utf8');
const SERVICES = readdirSync(UNITS).filter((name) => name.endsWith('.service'));
const read = readVariables();
const known = new Set([...read.site, ...read.cms, ...OF_PROCESS]);

/** In which package of Debian a command is, as far as an installation without anything lacks it. */
const PACKAGES: Record<string, string> = {
  ...{ sudo: 'sudo', adduser: 'adduser', curl: 'curl', git: 'git', openssl: 'openssl', certbot: 'certbot' },
  ...{ node: 'nodejs', npm: 'npm', nginx: 'nginx-light', psql: 'postgresql', createdb: 'postgresql' },
  'redis-cli': 'redis-server',
};

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) process.stderr.write('The units are not verified: there is no systemd-analyze.\n');

test.skipIf(!hasSystemd && !process.env.CI)('systemd finds nothing wrong with the units, and would', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-units-'));
  const complaints = () => {
    const units = readdirSync(folder).map((name) => join(folder, name));
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    // That of the machine, whose Node may be elsewhere.
    return stderr.split('\n').filter((line) => line.includes(folder) && !/is not executable/.test(line));
  };
  try {
    cpSync(UNITS, folder, { recursive: true });
    expect(complaints()).toEqual([]);
    appendFileSync(join(folder, 'vitrina-cms.service'), '[Service]\nUsre=vitrina-cms\n');
    expect(complaints().join()).toContain('Usre');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(SERVICES)('%s sets what is read, and runs what is there', (name) => {
  const text = readFileSync(join(UNITS, name), 'utf8');
  const unit = unitOf(text, '3000');
  const variables = Object.keys(unit.environment).filter((one) => !/_TELEMETRY_/.test(one));
  expect(variables.filter((one) => !known.has(one))).toEqual([]);
  expect(variables).toContain('NODE_ENV');
  for (const { file } of unit.environmentFiles) expect(DOCUMENT).toContain(file);
  const folder = join(ROOT, unit.workingDirectory.replace('/srv/vitrina/current', '.'));
  expect(unit.workingDirectory).toMatch(/^\/srv\/vitrina\/current\/(cms|frontend)$/);
  const [, program = ''] = /\/usr\/bin\/node (\S+)/.exec(unit.start[0] ?? '') ?? [];
  // What is built stands where its source does, as long as nothing is built.
  const isBuilt = existsSync(join(folder, 'dist', 'src', 'commands'));
  const there = isBuilt ? program : program.replace(/^dist\/(.*)\.js$/, '$1.ts');
  expect([there, existsSync(join(folder, there))]).toEqual([there, true]);
  expect(text).toMatch(/^ProtectSystem=strict$/m);
});

test('site and CMS are two users, who are made, and neither sees the secrets, the files or the backups of the other', () => {
  const says = (name: string, line: string) =>
    new RegExp(`^${line}=(.*)$`, 'm').exec(readFileSync(join(UNITS, name), 'utf8'))?.[1]?.split(' ') ?? [];
  const users = SERVICES.map((name) => [name, ...says(name, 'User'), ...says(name, 'Group')]);
  expect(users.toSorted()).toEqual([
    ['vitrina-backup.service', 'vitrina-cms', 'vitrina-cms'],
    ['vitrina-cms.service', 'vitrina-cms', 'vitrina-cms'],
    ['vitrina-site@.service', 'vitrina-site', 'vitrina-site'],
  ]);
  for (const name of SERVICES) expect(says(name, 'InaccessiblePaths')).toContain('-/etc/vitrina');
  for (const name of ['vitrina-cms.service', 'vitrina-site@.service'])
    expect(says(name, 'InaccessiblePaths')).toContain('-/var/backups/vitrina');
  expect(says('vitrina-site@.service', 'InaccessiblePaths')).toContain('-/var/lib/vitrina/cms');
  for (const name of SERVICES) expect(says(name, 'StateDirectoryMode')).toEqual(['0700']);
  expect(DOCUMENT).toMatch(/for name in site cms; do adduser .*"vitrina-\$name"/);
  for (const name of ['site', 'cms'])
    expect(DOCUMENT).toMatch(
      new RegExp(`^install -m 0640 -g vitrina-${name} \\S+ /etc/vitrina/${name}.env$`, 'm'),
    );
});

test('of two instances each has its own folder of pages and of notes, which the document makes', () => {
  const unit = readFileSync(join(UNITS, 'vitrina-site@.service'), 'utf8');
  const [first, second] = ['3000', '3001'].map((port) => unitOf(unit, port).environment);
  for (const name of ['NEXT_DIST_DIR', 'STATE_DIR']) expect(first?.[name]).not.toBe(second?.[name]);
  for (const own of [first, second]) expect(DOCUMENT).toContain(`frontend/${own?.NEXT_DIST_DIR}`);
});

test('the document names variables, commands and files that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = [...DOCUMENT.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const variables = [...DOCUMENT.matchAll(/`([A-Z]+_[A-Z_\d]+)(?:=\w+)?`|put (?:site|cms) ([A-Z_]+) /g)];
  expect(variables.length).toBeGreaterThan(10);
  expect(variables.map(([, told, put]) => told ?? put ?? '').filter((name) => !known.has(name))).toEqual([]);
  const files = [...DOCUMENT.matchAll(/\b(?:deploy|frontend|cms|docs)\/[\w./-]*\w/g)].map(([file]) => file);
  const there = files.filter((file) => !/\/\.(next|maps)|dist\//.test(file));
  expect(there.length).toBeGreaterThan(8);
  expect(there.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('the commands that are tried are commands of a shell, and know no place of this machine once they are placed', () => {
  const ports = { site: 1, second: 2, cms: 3, refresh: 4, sandbox: 5, http: 6, tls: 7 };
  const places = { root: '/elsewhere', repository: '/here', database: 'trial', ports };
  const blocks = markedCommands(DOCUMENT, 'tried');
  expect(blocks.length).toBeGreaterThanOrEqual(8);
  for (const block of blocks.map(placedIn(places))) {
    execFileSync('bash', ['-n'], { input: block });
    expect(block).not.toMatch(/(^|[\s"'])\/(srv|etc\/(vitrina|systemd|nginx)|var)\//m);
    expect(block).not.toMatch(/sudo|vitrina_cms/);
  }
  const settings = placedIn(places)(readFileSync(join(ROOT, 'frontend', '.env.example'), 'utf8'));
  expect(addressedAt(places)(settings)).toContain('PROVIDER_API_URL=http://127.0.0.1:5\n');
});

test('what the commands run is installed by the first of them, on a Debian that has nothing', () => {
  const [, list = ''] = /apt-get install --yes (.*)/.exec(DOCUMENT) ?? [];
  const commands = commandBlocks(DOCUMENT).join('\n');
  const needed = Object.entries(PACKAGES).flatMap(([command, name]) =>
    new RegExp(`(^|[\\s(|])${command} `, 'm').test(commands) ? [name] : [],
  );
  expect(needed.length).toBeGreaterThan(8);
  expect(needed.filter((name) => !list.split(' ').includes(name))).toEqual([]);
});

test('passwords and secrets stand in no list of arguments, and all have their place in the settings', () => {
  const { folder, said, remove } = recorded(
    `${blockWith('createdb vitrina')}${blockWith('put site EDGE_REFRESH_URL')}`,
    ['createdb', 'psql', 'sed'],
  );
  try {
    const settings = ['site', 'cms'].flatMap((name) =>
      Object.entries(parseEnv(readFileSync(join(folder, 'etc', 'vitrina', `${name}.env`), 'utf8'))),
    );
    const secrets = settings.filter(([name]) =>
      /(SECRET|TOKEN|SALT|KEYS?|PASSWORD|DATABASE_URL)$/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(14);
    const values = secrets.flatMap(([name, value]) => value?.match(/[0-9a-f]{24,}/g) ?? [`none of ${name}`]);
    expect(values.filter((value) => value.startsWith('none'))).toEqual([]);
    expect(said).toMatch(/^psql .*-d trial/m);
    expect(values.filter((value) => said.includes(value))).toEqual([]);
  } finally {
    remove();
  }
});

test('the command that prints the link of the first administrator is one, and the document tries it', () => {
  const [, name = ''] = /dist\/src\/commands\/([\w-]+)\.js$/m.exec(blockWith('first-administrator')) ?? [];
  expect(existsSync(join(ROOT, 'cms', 'src', 'commands', `${name}.ts`))).toBe(true);
  expect(markedCommands(DOCUMENT, 'tried').some((block) => block.includes(`${name}.js`))).toBe(true);
});

test.each([
  ['that serves', undefined, 'curl http://127.0.0.1:3001/api/ready'],
  ['without a backup of what was before', 'vitrina-backup', 'systemctl start vitrina-backup'],
  ['whose CMS does not start', ':1337', 'curl http://127.0.0.1:1337/_health'],
  ['whose first instance does not get ready', ':3000', 'curl http://127.0.0.1:3000/api/ready'],
])('of a version %s as much is put in as serves', (_, failing, last) => {
  const { said, remove } = recorded(
    blockWith('systemctl stop vitrina-cms\n'),
    ['systemctl', 'curl', 'ln', 'cp', 'nginx'],
    failing,
  );
  remove();
  const steps = said
    .trim()
    .replaceAll(/^curl .* /gm, 'curl ')
    .split('\n');
  const asked = steps.findLastIndex((step) => step.startsWith('curl') || step.endsWith('-backup'));
  expect([steps[asked], failing === undefined || asked === steps.length - 1]).toEqual([last, true]);
});

test.each(['site.conf', 'cms.conf'])('%s listens by IPv6 wherever it does by IPv4', (name) => {
  const text = readFileSync(join(ROOT, 'deploy', 'nginx', name), 'utf8');
  const listens = (address: string) =>
    [...text.matchAll(new RegExp(`^ *listen ${address}((?:80|443)\\b.*;)$`, 'gm'))].map(([, port]) => port);
  expect(listens('').length).toBeGreaterThan(1);
  expect(listens('\\[::\\]:')).toEqual(listens(''));
});

describe.skipIf(nginxFault() !== undefined)('nginx with the files that stand in front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-nginx-files-'));
  const instances: Server[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let plain: number;
  let tls: number;

  beforeAll(async () => {
    for (const name of ['certificates', 'webroot/.well-known/acme-challenge'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'webroot/.well-known/acme-challenge/token'), 'proof');
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example.com'],
        ...['-keyout', join(folder, 'certificates', 'key'), '-out', join(folder, 'certificates', 'pem')],
      ],
      { stdio: 'pipe' },
    );
    for (const version of ['new', 'old']) {
      const server = createServer(({ url = '' }, response) => {
        response.writeHead(url.includes(version) ? 200 : 404).end(version);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      instances.push(server);
    }
    const addresses = instances.map(
      (server) => `server 127.0.0.1:${(server.address() as AddressInfo).port};`,
    );
    // It listens at ports that need no root and that nobody has.
    const refresh = await freePort();
    [tls, plain] = [await freePort(), await freePort()];
    const own = (text: string) =>
      text
        .replaceAll(/\/etc\/ssl\/\S+\.(pem|key);/g, `${join(folder, 'certificates')}/$1;`)
        .replaceAll('/var/www/html', join(folder, 'webroot'))
        .replaceAll('server 127.0.0.1:3000;', addresses.join('\n'))
        .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${tls}`)
        .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
        .replaceAll('listen 127.0.0.1:8081', `listen 127.0.0.1:${refresh}`);
    const servers = [
      nginxConfiguration('site.conf', { '/var/lib/nginx/vitrina': join(folder, 'copies') }),
      nginxConfiguration('cms.conf', {}),
    ];
    nginx = await startNginx({ servers: servers.map(own), ports: [tls, plain] });
  });
  afterAll(async () => {
    await nginx?.close();
    for (const server of instances) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['/_next/static', '/islands', '/fonts'])(
    'a file in %s is found at whichever instance has it, and one that nobody has at none',
    async (place) => {
      // Each asks whoever is next.
      for (const file of ['new-1', 'new-2', 'new-3', 'old-1', 'old-2', 'old-3'])
        expect([file, await askSite(tls, `${place}/${file}.js`)]).toEqual([file, 200]);
      expect(await askSite(tls, `${place}/none.js`)).toBe(404);
    },
  );

  test.each(['shop.example.com', 'cms.example.com'])(
    'a certificate of %s is proven without TLS, and everything else is led to it',
    async (host) => {
      const asked = (path: string) => askPlain(plain, host, path);
      expect(await asked('/.well-known/acme-challenge/token')).toEqual({ status: 200, body: 'proof' });
      expect(await asked('/services')).toMatchObject({ status: 301, location: `https://${host}/services` });
    },
  );

  test.each(['elsewhere.example.com', '127.0.0.1'])(
    'who asks without TLS for %s is told nothing, not even where the panel is',
    async (host) => {
      for (const path of ['/', '/.well-known/acme-challenge/token'])
        await expect(askPlain(plain, host, path)).rejects.toThrow('socket hang up');
    },
  );
});

function askSite(port: number, path: string): Promise<number | undefined> {
  const headers = { host: 'shop.example.com' };
  return new Promise((resolve, reject) => {
    const asked = secureRequest(
      { host: '127.0.0.1', port, path, headers, servername: headers.host, rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    asked.once('error', reject).end();
  });
}

function askPlain(port: number, host: string, path: string) {
  return new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      const { statusCode: status, headers } = answer;
      const { location } = headers;
      answer.once('end', () =>
        resolve({
          ...(status === undefined ? {} : { status }),
          ...(location === undefined ? {} : { location }),
          body,
        }),
      );
    });
    asked.once('error', reject).end();
  });
}

/** The commands of the document, block by block, tried or not. */
function commandBlocks(text: string): string[] {
  return [...text.matchAll(/^```sh(?: \w+)?\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

function blockWith(words: string): string {
  const [block, ...others] = commandBlocks(DOCUMENT).filter((one) => one.includes(words));
  if (block === undefined || others.length > 0) throw new Error(`Not one block has: ${words}`);
  return block;
}

/** Runs commands in a folder that stands for `/`, and writes down with which arguments some programs are called, which do nothing but for `sed`. */
function recorded(commands: string, programs: string[], failing = 'nothing fails') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-commands-'));
  mkdirSync(join(folder, 'srv', 'vitrina'), { recursive: true });
  symlinkSync(ROOT, join(folder, 'srv', 'vitrina', 'current'));
  const ports = { site: 3000, second: 3001, cms: 1337, refresh: 8081, sandbox: 5, http: 6, tls: 7 };
  const placed = placedIn({ root: folder, repository: ROOT, database: 'trial', ports });
  const recordings = programs.map(
    (name) =>
      `${name}() { echo "${name} $*" >> ${folder}/said; [[ "$*" != *"${failing}"* ]] || return 1; ${name === 'sed' ? 'command sed "$@"' : ''}\n}`,
  );
  spawnSync('bash', [], { input: `${recordings.join('\n')}\n${placed(commands)}` });
  const said = readFileSync(join(folder, 'said'), 'utf8');
  return { folder, said, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
