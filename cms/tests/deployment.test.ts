import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

const SERVICES = [
  {
    service: 'site',
    documented: 'docs/operations.md',
    variables: namesIn('frontend/src/runtime/env.ts', /^ {2}([A-Z_]+): |process\.env\.([A-Z_]+)/gm),
    // Next.js and the build put these in.
    putIn: [
      ...['NODE_ENV', 'NEXT_PHASE', 'NEXT_DIST_DIR', 'THEME_SCRIPT', 'ACCOUNT_HINT_SCRIPT'],
      ...[
        'ELEMENTS_SCRIPT',
        'CONSENT_SCRIPT',
        'ECHO_SCRIPT',
        'COUNTERS_MODULE',
        'FONT_PRELOADS',
        'READING_STYLES',
        ...['READING_SCRIPT', 'ISLANDS_SCRIPT', 'ISLANDS'],
      ],
    ],
    // Instances of one service share their volumes, and each wants a folder of its own: there Redis keeps the notes.
    notInCompose: ['STATE_DIR', 'SHOW_STYLE_GUIDE'],
  },
  {
    service: 'cms',
    documented: 'cms/README.md',
    variables: [
      ...namesIn('cms/src/env.ts', /'([A-Z][A-Z\d_]+)'/g),
      ...namesIn('cms/src/storage-settings.ts', /'([A-Z\d]+_[A-Z\d_]+)'/g),
    ],
    putIn: [],
    // The image listens where Compose expects it, the database and the bucket are Compose's own, and nothing is a demonstration.
    notInCompose: [
      ...['HOST', 'PORT', 'PUBLIC_FOLDER', 'DATABASE_FILENAME', 'S3_REGION', 'S3_PREFIX'],
      ...['VITRINA_DEMO', 'DEMO_PASSWORD', 'SCHEMA_FILE'],
    ],
  },
];

describe.each(SERVICES)(
  'the variables of the $service',
  ({ service, documented, variables, putIn, notInCompose }) => {
    const own = variables.filter((name) => !putIn.includes(name)).toSorted();

    test('are all documented', () => {
      const text = read(documented);
      expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    });

    test('are passed on by Compose, which passes on nothing else', () => {
      const compose: { services: Record<string, { environment: Record<string, string> }> } = parse(
        read('docker-compose.yml'),
        { merge: true },
      );
      const passed = Object.keys(compose.services[service]?.environment ?? {}).toSorted();
      expect(passed).toEqual(own.filter((name) => !notInCompose.includes(name)));
    });
  },
);

function namesIn(file: string, names: RegExp): string[] {
  const found = [...read(file).matchAll(names)].map(([, first, second]) => first ?? second ?? '');
  return [...new Set(found)];
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
