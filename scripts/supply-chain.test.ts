import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { orderBom } from './bom.mjs';
import { checkSecrets } from './secrets.mjs';
import {
  buildFaults,
  checkSupplyChain,
  floatingImages,
  floorFaults,
  imageSources,
  installFaults,
  licenceFaults,
  lockfileFaults,
  unpinned,
  withDigest,
} from './supply-chain.mjs';
import { checkPnpm, ROOT, run } from './toolchain.mjs';

// Some of them run the programs that they ask about, on machines that do much else.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-supply-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SUM = `sha512-${'a'.repeat(86)}==`;

test('the workspace as it is has no fault', async () => {
  await checkSupplyChain();
});

describe('a package of the lockfile', () => {
  test.each<[string, object, number]>([
    ['from the registry, with its sum', { integrity: SUM }, 0],
    ['without a sum', {}, 1],
    ['with a sum that is too weak', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 1],
    ['from another address', { integrity: SUM, tarball: 'https://packages.example/a.tgz' }, 1],
    ['from a repository', { type: 'git', repo: 'https://code.example/a', commit: 'abc' }, 2],
    ['from a folder', { directory: '../a', type: 'directory' }, 2],
  ])('%s', (_, resolution, faults) => {
    expect(lockfileFaults({ packages: { 'a@1.0.0': { resolution: { ...resolution } } } })).toHaveLength(
      faults,
    );
  });

  test('with a known hole is told with the reason, and only in the versions that have it', () => {
    const floors = { next: { vulnerable: '<16.2.11', because: 'the reason' } };
    const faults = (id: string, accepted: string[] = []) =>
      floorFaults({ packages: { [id]: {} } }, floors, accepted);
    expect(faults('next@16.2.10')).toEqual([expect.stringMatching(/next@16\.2\.10 .*the reason/)]);
    expect(faults('next@16.2.11-canary.1')).toHaveLength(1);
    for (const id of ['next@16.2.11', 'next@17.0.0', 'next-intl@1.0.0', '@scope/next@1.0.0'])
      expect(faults(id)).toEqual([]);
    expect(faults('next@16.2.10', ['next@16.2.10'])).toEqual([]);
    // An exception whose version is gone would hide the next one.
    expect(faults('next@16.2.11', ['next@16.2.10'])).toHaveLength(1);
  });

  test('of a scope keeps its whole name', () => {
    const floors = { '@strapi/strapi': { vulnerable: '<5.48.1', because: 'rights' } };
    expect(floorFaults({ packages: { '@strapi/strapi@5.48.0': {} } }, floors, [])).toHaveLength(1);
  });
});

describe('scripts of packages that are installed', () => {
  test('are refused by name in the settings', () => {
    expect(buildFaults({ allowBuilds: { esbuild: true, unknown: false } })).toEqual([]);
    expect(buildFaults({ allowBuilds: { esbuild: true, unknown: true } })).toHaveLength(1);
    expect(buildFaults({ dangerouslyAllowAllBuilds: true })).toHaveLength(1);
  });

  test.each([
    ['does not run when it is not listed', {}, false],
    ['runs when it is, so the test above would notice', { 'stranger@file:stranger.tgz': true }, true],
  ])('one %s', (_, allowed, hasRun) => {
    const ours = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
    expect(ours).toMatch(/^allowBuilds:/m);
    mkdirSync(join(folder, 'stranger'));
    const witness = join(folder, 'it-has-run');
    const write = (path: string, content: object) =>
      writeFileSync(join(folder, path), JSON.stringify(content));
    write('stranger/package.json', {
      ...{ name: 'stranger', version: '1.0.0' },
      scripts: {
        postinstall: `node -e "require('fs').writeFileSync(${JSON.stringify(witness).replaceAll('"', "'")}, '')"`,
      },
    });
    execFileSync('tar', ['czf', 'stranger.tgz', '--transform', 's/^stranger/package/', 'stranger'], {
      cwd: folder,
    });
    write('package.json', { name: 'shop', private: true, dependencies: { stranger: 'file:stranger.tgz' } });
    const allowBuilds = { ...allowedBuilds(ours), ...allowed };
    writeFileSync(
      join(folder, 'pnpm-workspace.yaml'),
      stringify({ allowBuilds, storeDir: join(folder, 'store') }),
    );
    const pnpm = join(ROOT, '.tools', 'pnpm', 'node_modules', '.bin', 'pnpm');
    try {
      execFileSync(pnpm, ['install', '--offline'], { cwd: folder, stdio: 'pipe' });
    } catch {
      // It may refuse the whole install for the sake of such a script, which is as well.
    }
    expect(existsSync(witness)).toBe(hasRun);
  });
});

test('nothing installs packages past the lockfile', () => {
  expect(
    installFaults({ a: "run('pnpm', ['install', '--frozen-lockfile'])", b: 'RUN npm run build' }),
  ).toEqual([]);
  for (const call of [
    "run('pnpm', ['install', '--prod'])",
    'RUN pnpm install',
    'npm ci',
    '"x": "yarn add left-pad"',
  ])
    expect(installFaults({ a: call })).toHaveLength(1);
});

test('the pnpm that npm has fetched is the one the project was made with, or nothing is installed', () => {
  const fetched = JSON.parse(
    readFileSync(join(ROOT, '.tools', 'pnpm', 'node_modules', '.package-lock.json'), 'utf8'),
  );
  checkPnpm(fetched);
  const other = structuredClone(fetched);
  other.packages['node_modules/pnpm'].integrity = SUM;
  expect(() => checkPnpm(other)).toThrow('not what was expected');
  const newer = structuredClone(fetched);
  newer.packages['node_modules/pnpm'].version = '99.0.0';
  expect(() => checkPnpm(newer)).toThrow('not what was expected');
  expect(() => checkPnpm({ packages: {} })).toThrow('There is no pnpm');
});

describe('a licence', () => {
  const faults = (license: string, name = 'a') =>
    licenceFaults([{ name, license, versions: ['1.0.0'] }]).length;
  test.each([
    ['MIT', 0],
    ['(MIT OR GPL-3.0-or-later)', 0],
    ['MIT AND ISC AND BSD-3-Clause', 0],
    ['GPL-3.0-only', 1],
    ['AGPL-3.0', 1],
    ['MIT AND GPL-2.0-only', 1],
    ['SSPL-1.0', 1],
    ['Unknown', 1],
    ['', 1],
  ])("'%s' has %i faults", (license, expected) => {
    expect(faults(license)).toBe(expected);
  });

  test('that was read by hand is that of one package', () => {
    expect(faults('Unknown', 'pause')).toBe(0);
  });
});

describe('base images', () => {
  test('have exact versions, and say when they have no digest', () => {
    const digest = `@sha256:${'0'.repeat(64)}`;
    const sources = (image: string) => ({
      Dockerfile: `ARG NODE_IMAGE=${image}\n`,
      compose: `    image: ${image}\n`,
    });
    expect(floatingImages(imageSources())).toEqual([]);
    for (const image of ['node:24', 'node', 'node:lts-slim', 'redis:latest'])
      expect(floatingImages(sources(image))).toHaveLength(2);
    for (const image of [
      'node:24.21.0-slim',
      'minio/mc:RELEASE.2025-04-16T18-13-26Z',
      `redis:7.4.1${digest}`,
    ])
      expect(floatingImages(sources(image))).toEqual([]);
    expect(unpinned(sources('node:24.21.0'))).toHaveLength(2);
    expect(unpinned(sources(`node:24.21.0${digest}`))).toEqual([]);
  });

  test('get the digest that was asked for, each its own', () => {
    const digest = `sha256:${'1'.repeat(64)}`;
    const text = 'ARG RUN_IMAGE=node:24.21.0-slim\nARG NODE_IMAGE=node:24.21.0\n    image: node:24.21.0\n';
    const pinned = withDigest(text, 'node:24.21.0', digest);
    expect(unpinned({ Dockerfile: pinned })).toEqual([{ file: 'Dockerfile', image: 'node:24.21.0-slim' }]);
    expect(withDigest(pinned, 'node:24.21.0', digest)).toBe(pinned);
  });

  test('of Node are of a version that the workspace runs on, and the same in the recipe and in CI', () => {
    const [, major] = /^ARG NODE_IMAGE=node:(\d+)/m.exec(String(imageSources()['deploy/Dockerfile'])) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(22);
    expect(Number(major)).toBeLessThan(25);
  });
});

describe('secrets', () => {
  // Put together here, so that this file holds none.
  const planted = [
    ['a key of a cloud', ['AWS_SECRET_ACCESS_KEY=', 'wJq7XUtnGEMIb2K8MDENGvbPxRfi', 'CYzQ5LmKa9Tr'].join('')],
    ['a token of a code host', ['ghp_', 'x8Kq2LmZ9vBtRw4YcN7sJpD1fHgA', '6UeTiOoX'].join('')],
    [
      'a private key',
      [
        `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
        'MIIEpAIBAAKCAQEA7c3v'.repeat(8),
        `-----END ${'RSA'} PRIVATE KEY-----`,
      ].join('\n'),
    ],
    ['a password of a database', `postgres${'://'}shop:Tr0ub4dor-and-3@db.internal:5432/shop`],
  ];

  test.each(planted)('%s in a file that git keeps is found and not shown', async (_, secret = '') => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    writeFileSync(join(folder, 'settings.ts'), `export const key = \`${secret}\`;\n`);
    execFileSync('git', ['add', '.'], { cwd: folder });
    const failure = await checkSecrets(folder).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(failure).toContain('settings.ts');
    expect(failure).not.toContain(secret);
  });

  test('are not seen in what git does not keep', async () => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    writeFileSync(join(folder, '.gitignore'), '.env\n');
    writeFileSync(join(folder, '.env'), `KEY=${planted[0]?.[1]}\n`);
    writeFileSync(join(folder, 'page.ts'), 'export const title = "Серверы";\n');
    await checkSecrets(folder);
  });
});

describe('the bill of materials', () => {
  test('is CycloneDX by its schema, names what the site runs on, and is the same twice', async () => {
    for (const name of ['one', 'two'])
      await run(process.execPath, ['scripts/sbom.mjs', join(folder, `${name}.json`)]);
    const text = readFileSync(join(folder, 'one.json'), 'utf8');
    expect(readFileSync(join(folder, 'two.json'), 'utf8')).toBe(text);
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const { version } = createRequire(join(ROOT, 'frontend', 'package.json'))('next/package.json');
    expect(text).toContain(`"purl": "pkg:npm/next@${version}"`);
    const broken = text.replace('"bomFormat": "CycloneDX"', '"bomFormat": "Other"');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(broken)).not.toBeNull();
  });

  test('comes out the same in whatever order its parts are told, with whatever pnpm made of the workspace', () => {
    const lockfile = stringify({
      importers: {
        '.': { devDependencies: { tool: { version: '2.0.0(peer@1.0.0)' } } },
        frontend: { dependencies: { '@shop/ui': { version: 'link:../packages/ui' } } },
        'packages/ui': { dependencies: { '@scope/part': { version: '1.0.0' } } },
      },
    });
    const packages = new Map([
      ['.', { name: 'shop', version: '0.1.0' }],
      ['packages/ui', { name: '@shop/ui', version: '0.1.0' }],
    ]);
    const [root, ui] = ['pkg:npm/shop@0.1.0', 'pkg:npm/%40shop/ui@0.1.0'];
    const part = fc.constantFrom('pkg:npm/tool@2.0.0', 'pkg:npm/%40scope/part@1.0.0', 'pkg:npm/peer@1.0.0');
    const parts = fc.uniqueArray(part);
    fc.assert(
      fc.property(parts, parts, fc.boolean(), fc.string(), (names, chance, isTold, timestamp) => {
        const bom = (order: string[]) => ({
          metadata: { timestamp },
          components: order.map((name) => ({ 'bom-ref': name })),
          dependencies: [
            ...order.map((ref) => ({ ref, dependsOn: order })),
            { ref: root, dependsOn: chance },
            ...(isTold ? [{ ref: ui, dependsOn: chance }] : []),
          ],
        });
        const ordered = orderBom(bom(names), lockfile, packages);
        expect(orderBom(bom(names.toReversed()), lockfile, packages)).toEqual(ordered);
        const told = Object.fromEntries(ordered.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
        expect(told[root]).toEqual([ui, 'pkg:npm/tool@2.0.0']);
        expect(told[ui]).toEqual(['pkg:npm/%40scope/part@1.0.0']);
      }),
    );
  });
});

function allowedBuilds(workspace: string): Record<string, boolean> {
  const names = [...workspace.matchAll(/^ {2}"?([\w@/.-]+)"?: true$/gm)].map(([, name = '']) => name);
  expect(names).toContain('esbuild');
  return Object.fromEntries(names.map((name) => [name, true]));
}
