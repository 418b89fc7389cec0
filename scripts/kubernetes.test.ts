import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { checkIntegrity, HELM, helmFault } from './helm.mjs';
import { ROOT } from './toolchain.mjs';

// The compiler reads the types of Kubernetes's whole API.
vi.setConfig({ testTimeout: 120_000 });

const CHART = join(ROOT, 'deploy', 'kubernetes');
const TRIAL = join(CHART, 'values-trial.yaml');
/** Everything that can be there is. */
const ALL = ['--set', 'backup.enabled=true,backup.claim=backups,metrics.podMonitor=true'];
const SHOP = ['--set', 'sandbox.enabled=false'];
const PROVIDER = ['--set', 'site.env.PROVIDER_API_URL=https://api.example.com'];
const LANDING = ['--set', 'site.env.LANDING_API_URL=https://landing.example.com'];
/** What ends itself within ten seconds (docs/operations.md, 'Life and readiness') has as many. */
const OWN_END_SECONDS = 10;

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  command?: string[];
  env: Variable[];
  ports?: { name: string; containerPort: number }[];
  lifecycle?: { preStop: { exec: { command: [string, string] } } };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources: { requests: { cpu: string; memory: string }; limits: { memory: string } };
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { terminationGracePeriodSeconds?: number; containers: [Container] };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: what it holds depends on the kind, and is checked against the schema of that.
  spec: any;
}
interface Compose {
  services: Record<string, { environment: Record<string, string>; mem_limit: string; healthcheck?: object }>;
}

const fault = helmFault();
if (fault !== undefined) process.stderr.write(`The chart is not tested: ${fault}.\n`);
const named = (what: string) => (fault === undefined ? what : `${what} (not tested: ${fault})`);
const compose: Compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });

test('another archive than the one that was tried is not unpacked', () => {
  expect(() => checkIntegrity(Buffer.from('another'))).toThrow('not what was expected');
});

describe.skipIf(fault !== undefined)(named('the chart'), () => {
  let manifests: Manifest[];
  beforeAll(async () => {
    manifests = await render(...ALL);
  });
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const one = (kind: string, name: string) => {
    const found = of(kind).find(({ metadata }) => metadata.name === `vitrina-${name}`);
    if (!found) throw new Error(`There is no ${kind} of ${name}.`);
    return found;
  };
  const pods = (): [string, Pod][] => [
    ...['site', 'cms', 'sandbox'].map((name): [string, Pod] => [name, one('Deployment', name).spec.template]),
    ['migration', one('Job', 'migration').spec.template],
    ['backup', one('CronJob', 'backup').spec.jobTemplate.spec.template],
  ];
  const container = (name: string): Container => {
    const [, pod] = pods().find(([own]) => own === name) ?? [];
    if (!pod) throw new Error(`There is no pod of ${name}.`);
    return pod.spec.containers[0];
  };

  test('has no fault that Helm knows of', async () => {
    const { stdout } = await helm('lint', CHART, '--strict', '--values', TRIAL, ...ALL);
    expect(stdout).toContain('0 chart(s) failed');
  });

  test('makes what Kubernetes knows, with no field that it does not know', () => {
    // The operator's own kind; what it holds no schema of Kubernetes tells.
    const known = manifests.filter(({ kind }) => kind !== 'PodMonitor');
    expect(manifests.length - known.length).toBe(1);
    expect(known.flatMap(schemaFaults)).toEqual([]);
    expect(fieldFaults(known)).toEqual([]);
  });

  test('has each backup in a folder of its own, also the one before an upgrade after that of the night', () => {
    const [save = '', prune = ''] = container('backup').command?.at(-1)?.trim().split('\n') ?? [];
    expect(save).toContain('save "/backups/$(date +%F-%H%M%S)"');
    // That of the first of a month stays.
    expect(prune).toContain("! -name '????-??-01*'");
  });

  test('is checked by schemas that refuse a wrong value and a field that is misspelt', () => {
    const site = one('Deployment', 'site');
    const wrong = structuredClone(site);
    wrong.spec.template.spec.containers[0].ports[0].containerPort = 'three thousand';
    expect(schemaFaults(wrong)).not.toEqual([]);
    const misspelt = structuredClone(site);
    misspelt.spec.template.spec.containers[0].readynessProbe = { httpGet: { path: '/', port: 'http' } };
    expect(fieldFaults([misspelt])).toEqual([expect.stringContaining('readynessProbe')]);
  });

  test.each(['site', 'cms', 'backup'])('gives the %s the variables that Compose gives it', (name) => {
    const given = container(name).env.map(({ name: variable }) => variable);
    expect(given.toSorted()).toEqual(Object.keys(compose.services[name]?.environment ?? {}).toSorted());
  });

  test('gives the sandbox what Compose gives it, and the migration what the CMS has', () => {
    expect(container('sandbox').env.map(({ name }) => name)).toEqual(
      Object.keys(compose.services.sandbox?.environment ?? {}),
    );
    expect(container('migration').env).toEqual(container('cms').env);
  });

  test('says no secret in a manifest, and names in the documentation each that it asks for', () => {
    const variables = pods().flatMap(([, pod]) => pod.spec.containers[0].env);
    const isSecret = (name: string) =>
      /PASSWORD|SECRET|TOKEN|SALT|KEYS?$|HEADERS|(REDIS|DATABASE|SMTP)_URL/.test(name) &&
      // Told to search engines.
      !['INDEXNOW_KEY'].includes(name);
    expect(variables.filter(({ name, value }) => value !== undefined && isSecret(name))).toEqual([]);
    const told = readFileSync(join(ROOT, 'docs', 'kubernetes.md'), 'utf8');
    const asked = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !told.includes(`\`${key}\``))).toEqual([]);
  });

  test.each(['site', 'cms', 'sandbox', 'backup'])('gives the %s the memory that Compose gives it', (name) => {
    const [, amount = '', unit = ''] = /^(\d+)([mg])$/.exec(compose.services[name]?.mem_limit ?? '') ?? [];
    expect(container(name).resources.limits.memory).toBe(`${amount}${unit.toUpperCase()}i`);
  });

  test('lets nothing run as root, write but to its volumes, gain a right or ask the cluster', () => {
    for (const [name, { spec }] of pods()) {
      expect([name, spec]).toMatchObject([
        name,
        {
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: expect.toSatisfy((user: number) => user > 0),
            seccompProfile: { type: 'RuntimeDefault' },
          },
        },
      ]);
      for (const one of spec.containers)
        expect([name, one]).toMatchObject([
          name,
          {
            securityContext: {
              readOnlyRootFilesystem: true,
              allowPrivilegeEscalation: false,
              capabilities: { drop: ['ALL'] },
            },
          },
        ]);
    }
  });

  test.each(['site', 'cms'])(
    'asks the %s where it answers, and a restart only of what does not live',
    (name) => {
      const { startupProbe, readinessProbe, livenessProbe } = container(name);
      const { httpGet: ready } = readinessProbe ?? { httpGet: { path: '' } };
      // The same address as the health check of Compose.
      expect(JSON.stringify(compose.services[name]?.healthcheck)).toContain(`${ready.path}'`);
      const lives = { site: '/api/live', cms: '/_live' }[name];
      expect([startupProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual([lives, lives]);
    },
  );

  test.each(['site', 'cms'])('ends a %s after the news of it, and leaves it the time it takes', (name) => {
    const [, pod] = pods().find(([own]) => own === name) ?? [];
    const [command, seconds] = container(name).lifecycle?.preStop.exec.command ?? [];
    expect(command).toBe('sleep');
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + OWN_END_SECONDS);
  });

  test('keeps an instance of each while others go, and lets two versions of the CMS never answer side by side', () => {
    const { strategy: ofSite } = one('Deployment', 'site').spec;
    expect(ofSite.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(one('Deployment', 'cms').spec.strategy).toEqual({ type: 'Recreate' });
    for (const name of ['site', 'cms']) expect(one('PodDisruptionBudget', name).spec.maxUnavailable).toBe(1);
    expect(one('HorizontalPodAutoscaler', 'site').spec.minReplicas).toBeGreaterThanOrEqual(2);
    // Helm would set the number anew that the autoscaler has chosen.
    expect(one('Deployment', 'site').spec.replicas).toBeUndefined();
    expect(one('Deployment', 'cms').spec.replicas).toBeGreaterThanOrEqual(2);
  });

  test('migrates before anything of a release starts', () => {
    const { metadata } = one('Job', 'migration');
    expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(container('migration').command).toEqual(['node', 'dist/src/commands/migrate.js']);
  });

  test('finds by each selector the pods that are meant', () => {
    const selectors = [
      ...[...of('Service')].map(({ metadata, spec }) => [metadata.name, spec.selector]),
      ...[...of('PodDisruptionBudget'), ...of('Deployment')].map(({ metadata, spec }) => [
        metadata.name,
        spec.selector.matchLabels,
      ]),
      ...of('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec.podSelector.matchLabels]),
    ];
    expect(selectors.length).toBeGreaterThan(10);
    for (const [name, selector] of selectors) {
      const found = pods().filter(([, { metadata }]) =>
        Object.entries(selector).every(([label, value]) => metadata.labels[label] === value),
      );
      expect([name, found.map(([pod]) => `vitrina-${pod}`)]).toEqual([
        name,
        [String(name).replace('-instances', '')],
      ]);
    }
  });

  test('leads the addresses that site and CMS ask to services that are there', () => {
    const addresses = ['site', 'cms'].flatMap((name) =>
      container(name).env.flatMap(({ value = '' }) =>
        /^http:\/\/vitrina-/.test(value) ? [new URL(value)] : [],
      ),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const { hostname, port } of addresses)
      expect(one('Service', hostname.replace('vitrina-', '')).spec.ports[0].port).toBe(Number(port));
    // Each instance of the site hears of a change, one that is busy too; a name that leads to one of them would not do.
    expect(container('cms').env.find(({ name }) => name === 'SITE_INSTANCES')?.value).toContain(
      '-site-instances:',
    );
    expect(one('Service', 'site-instances').spec).toMatchObject({
      clusterIP: 'None',
      publishNotReadyAddresses: true,
    });
  });

  test('lets in whoever has to come in, by the ports that answer them, and nobody else', () => {
    for (const [name] of pods()) {
      const { ingress = [] } = one('NetworkPolicy', name).spec;
      const open = ingress.flatMap(({ ports }: { ports: { port: number }[] }) =>
        ports.map(({ port }) => port),
      );
      expect([name, open]).toEqual([
        name,
        (container(name).ports ?? []).map(({ containerPort }) => containerPort),
      ]);
      for (const { from } of ingress) expect([name, from.length]).not.toEqual([name, 0]);
    }
  });

  test.each<[string, string[], RegExp]>([
    ['one instance of the site', ['--set', 'site.instances.min=1'], /instances\/min/],
    ['a variable that nobody reads', ['--set', 'site.env.SITE_ULR=https://shop.example.com'], /SITE_ULR/],
    [
      'an address with a slash at its end',
      ['--set', 'site.env.SITE_URL=https://shop.example.com/'],
      /SITE_URL/,
    ],
    ['no provider and no sandbox', SHOP, /PROVIDER_API_URL/],
    ['half a provider', [...SHOP, ...PROVIDER], /LANDING_API_URL/],
    ['backups to nowhere', ['--set', 'backup.enabled=true'], /backup\.claim/],
  ])('refuses %s', async (_, values, named) => {
    await expect(render(...values)).rejects.toThrow(named);
  });

  test('with a provider has no sandbox', async () => {
    const shop = await render(...SHOP, ...PROVIDER, ...LANDING);
    expect(
      shop.filter(({ metadata }) => metadata.name === 'vitrina-sandbox').map(({ kind }) => kind),
    ).toEqual([]);
    expect(JSON.stringify(shop)).not.toContain('vitrina-sandbox:');
  });
});

async function render(...values: string[]): Promise<Manifest[]> {
  const { stdout } = await helm('template', 'vitrina', CHART, '--values', TRIAL, ...values);
  return parseAllDocuments(stdout).flatMap((document) => document.toJS() ?? []);
}

function helm(...args: string[]) {
  return promisify(execFile)(HELM, args, { maxBuffer: 16 * 2 ** 20 });
}

/** By the schemas of Kubernetes's own API. */
function schemaFaults(manifest: Manifest): string[] {
  const { [manifest.kind]: Model } = createRequire(import.meta.url)(
    `kubernetes-models/${manifest.apiVersion}`,
  );
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${error instanceof Error ? error.message : error}`];
  }
}

/** These schemas let fields pass that they do not know, as does Kubernetes; the types made from them do not. */
function fieldFaults(all: readonly Manifest[]): string[] {
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.vitrina-manifests-'));
  try {
    const files = all.map((manifest, index) => {
      const file = join(folder, `${index}.ts`);
      const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
      writeFileSync(file, `export const manifest: ${type} = ${JSON.stringify(manifest)};`);
      return file;
    });
    const program = ts.createProgram(files, {
      ...{ noEmit: true, strict: true, skipLibCheck: true, types: [] },
      ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
