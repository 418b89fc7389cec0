import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../cms/src/env';
import { ROOT } from './toolchain.mjs';
import { composeVariables, readVariables } from './variables.mjs';

const read = readVariables();
const SITE = exampleIn('frontend/.env.example');
const CMS = exampleIn('cms/.env.example');
const COMPOSE = exampleIn('.env.example');
/** What is left empty for the operator. */
const SECRET = `${'s'.repeat(32)},${'t'.repeat(32)}`;

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['site', SITE, read.site],
  ['CMS', CMS, read.cms],
  ['Compose', COMPOSE, [...composeVariables().keys()]],
])('the example of the %s has every variable that is read, once, and no other', (_, example, names) => {
  expect(example.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
});

test.each([
  ['site', SITE],
  ['CMS', CMS],
])('the example of the %s says of each in a sentence what it is', (_, example) => {
  expect(example.filter(({ sentence }) => !isSentence(sentence))).toEqual([]);
});

test('that of Compose says of each what it is, unless another does', () => {
  const told = [...SITE, ...CMS].map(({ name }) => name);
  expect(COMPOSE.filter(({ name, sentence }) => !isSentence(sentence) && !told.includes(name))).toEqual([]);
});

test('commands that move ports and data stand in the README', () => {
  const names = [
    ...readFileSync(join(ROOT, 'scripts', 'settings.mjs'), 'utf8').matchAll(
      /portFrom\('(\w+)'|process\.env\.(\w+)/g,
    ),
  ].map(([, first, second]) => first ?? second);
  expect(names.length).toBeGreaterThanOrEqual(6);
  const told = `${readFileSync(join(ROOT, 'README.md'), 'utf8')}${readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')}`;
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

describe('what is filled in', () => {
  test('is all that the site needs, and what it shows as a default is one', async () => {
    const needed = await siteWith({}).catch((error: Error) => error.message);
    const missing = [...String(needed).matchAll(/(\w+) is missing/g)].map(([, name]) => name);
    expect(missing.length).toBeGreaterThan(5);
    expect(namesOf(SITE, 'set')).toEqual(expect.arrayContaining(missing));
    const set = valuesOf(SITE, 'set');
    expect(await siteWith({ ...set, ...valuesOf(SITE, 'default') })).toEqual(await siteWith(set));
  });

  test('is all that the CMS needs, and what it shows as a default is one', () => {
    const set = valuesOf(CMS, 'set');
    expect(readEnv({ ...set, ...valuesOf(CMS, 'default') }, 'start')).toEqual(readEnv(set, 'start'));
    for (const name of ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY', 'CMS_READ_TOKEN'])
      expect(() => readEnv({ ...set, [name]: '' }, 'start')).toThrow(name);
  });

  test('is all that Compose needs, and its defaults are those of Compose', () => {
    for (const [name, usual] of composeVariables()) {
      const line = COMPOSE.find((one) => one.name === name);
      expect([name, line?.kind]).toEqual([name, usual === null ? 'set' : 'default']);
      if (usual !== null) expect([name, line?.value]).toEqual([name, usual]);
    }
  });

  test('holds no secret', () => {
    const secret = [...SITE, ...CMS, ...COMPOSE].filter(
      ({ name, value }) => /SECRET|TOKEN|SALT|KEYS?$|PASSWORD/.test(name) && value !== '',
    );
    // Of a demonstration.
    expect(secret.map(({ name }) => name)).toEqual(['SANDBOX_DEMO_PASSWORD']);
  });
});

interface Line {
  name: string;
  value: string;
  /** Whether the operator has to look at it. */
  kind: 'set' | 'default';
  /** The comment above it. */
  sentence: string;
}

function exampleIn(file: string): Line[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, mark, name, value = ''] = /^(#?)([A-Z][A-Z\d_]*)=(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const [, sentence = ''] = /^# (.*)$/.exec(lines[index - 1] ?? '') ?? [];
    return [{ name, value, kind: mark ? 'default' : 'set', sentence }];
  });
}

function isSentence(text: string): boolean {
  return /^[A-Z].{15,}\.$/.test(text);
}

function namesOf(example: Line[], kind: Line['kind']): string[] {
  return example.filter((line) => line.kind === kind).map(({ name }) => name);
}

/** An empty default is none. */
function valuesOf(example: Line[], kind: Line['kind']): Record<string, string> {
  const lines = example.filter((line) => line.kind === kind && (kind === 'set' || line.value !== ''));
  return Object.fromEntries(lines.map(({ name, value }) => [name, value || SECRET]));
}

async function siteWith(variables: Record<string, string>): Promise<object> {
  vi.resetModules();
  for (const name of read.site) vi.stubEnv(name, variables[name]);
  const site = await import('../frontend/src/runtime/env');
  return {
    ...site.env(),
    ...{ level: site.logLevel(), page: site.pageDeadlineMs(), action: site.actionDeadlineMs() },
    ...{ styleGuide: site.showsStyleGuide(), folder: site.buildFolder() },
  };
}
