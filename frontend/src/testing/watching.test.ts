import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROMTOOL = '/usr/bin/promtool';
/** Of Debian's package `prometheus`, which `npm test` installs where it may; on CI it has to be there. */
const HAS_PROMTOOL = existsSync(PROMTOOL) || Boolean(process.env.CI);
const IN_PROMETHEUS = `${ROOT}/deploy/prometheus`;

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const rules = read('deploy/prometheus/alerts.yml');
const dashboard: Dashboard = JSON.parse(read('deploy/grafana/vitrina.json'));
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** What the blackbox exporter and Prometheus itself tell. */
const OF_OTHERS = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];

describe('the figures that are watched', () => {
  test('are all told by the site or the CMS', async () => {
    const told = new Set([...(await standardFigures()), ...ownFigures(), ...OF_OTHERS]);
    const watched = namesIn([rules, ...expressions].join('\n'));
    expect(watched.length).toBeGreaterThan(20);
    expect(watched.filter((name) => !told.has(name))).toEqual([]);
  });

  test('stand on the dashboard, whichever the site and the CMS have', () => {
    const shown = new Set(namesIn(expressions.join('\n')));
    expect(ownFigures().filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('alerts', () => {
  const names = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);

  test('each lead to a heading that says what to do', () => {
    const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );
    const runbooks = [...rules.matchAll(/^ +runbook: docs\/operations\.md#(.+)$/gm)].map(
      ([, anchor]) => anchor,
    );
    expect(runbooks).toEqual(names.map((name) => anchorOf(name)));
    expect(runbooks.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
  });

  test('each have a case in which they fire', () => {
    const cases = read('deploy/prometheus/alerts.test.yml');
    const fired = [...cases.matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(([, name]) => name);
    expect(names.filter((name) => !fired.includes(name))).toEqual([]);
  });

  test.runIf(HAS_PROMTOOL).each([
    ['the rules are read', ['check', 'rules', 'alerts.yml']],
    ['the configuration is read', ['check', 'config', 'prometheus.yml']],
    ['each alert fires in its cases and in no other', ['test', 'rules', 'alerts.test.yml']],
  ])('by promtool: %s', { timeout: 60_000 }, (_, args) => {
    const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { cwd: IN_PROMETHEUS, encoding: 'utf8' });
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  });
});

/** As GitHub makes them. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

function ownFigures(): string[] {
  const sources = ['frontend/src/observability/metrics.ts', 'cms/src/observability/metrics.ts'].map(read);
  return [...new Set(sources.join('\n').match(/vitrina_(?:site|cms)_\w+/g))];
}

/** What every process of Node.js tells. */
async function standardFigures(): Promise<string[]> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return (await register.getMetricsAsJSON()).map(({ name }) => name);
}

function namesIn(text: string): string[] {
  const names = text.match(/\b(?:vitrina_(?:site|cms)|nodejs|process|probe)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

function read(file: string): string {
  return readFileSync(`${ROOT}/${file}`, 'utf8');
}
