import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A location as today's provider codes it. */
const CODE = /['"`](?:ru-[1-5]|us-[24]|(?:pl|kz|nl|de|fr|uk|fi|tr)-1)['"`]/;
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/content-contract/src/default-taxonomy.ts': 'the data of a new shop',
  'packages/ordering/src/catalogue/location.ts': 'zones in addresses, by rule R38',
  'packages/provider-api/src/products/database.ts': 'a rule of this provider',
  'packages/provider-api/src/products/dedicated.ts': 'a rule of this provider',
  'frontend/src/features/cluster/cluster-address.ts': 'any order, to know the keys of one',
  'cms/src/generate/load-presets.ts': 'made-up content for benchmarks',
};

/**
 * Locations come with the catalogue, and what they are called, where they lie and which tabs they have a marketer writes (docs/decisions/0097).
 * Whoever meets this has made a place part of the code: another provider has none of that name.
 */
test('no location stands in the code but where a rule or a provider puts it', () => {
  const sources = execFileSync('git', ['ls-files', 'frontend/src', ':(glob)packages/*/src/**', 'cms/src'], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  })
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|generated|conformance|styleguide)\//.test(file),
    );
  const naming = sources.filter((file) => CODE.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(naming.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
