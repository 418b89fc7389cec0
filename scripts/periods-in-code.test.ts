import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A period as it is written in a value or as a key. */
const CODE = /['"`=\s{]P(?:1M|3M|6M|1Y)(?=['"`:,\]\s])/g;
const ALLOWED: Readonly<Record<string, string>> = {
  'cms/src/first-start/default-settings.ts': 'the data of a new shop',
  'packages/ordering/src/products/dedicated/order.ts': 'terms in addresses, by rule R18',
  'packages/sandbox/src/panel/payment-period.ts': 'the prices of a provider that is played',
  'packages/sandbox/src/replay/replay-at-sandbox.ts': 'orders that were made at a shop with these',
};

/**
 * For how long is paid in advance a marketer decides (docs/decisions/0098). Whoever meets this has made a list of it part of the code: a shop
 * may offer two years, and no quarter.
 */
test('no list of payment periods stands in the code but where a rule or a provider puts it', () => {
  const sources = execFileSync('git', ['ls-files', 'frontend/src', ':(glob)packages/*/src/**', 'cms/src'], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  })
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|css|json)$/.test(file) &&
        !/\.test\.tsx?$|\/(testing|generated|conformance|styleguide)\//.test(file),
    );
  const naming = sources.filter((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    return new Set(code.match(CODE)?.map((found) => found.slice(1))).size > 1;
  });
  expect(naming.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
