import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationsIn, faultOf, type Tree } from './coverage-table';
import { ROOT, readTree } from './repository-tree';

/** Everything of the repository that a table may cite, by its path. */
const TREE: Tree = readTree(['cms', 'docs', 'frontend', 'packages', 'scripts']);

describe.each([
  ['docs/rules.md', 80],
  ['docs/coverage.md', 80],
  ['docs/ordering-coverage.md', 80],
  ['docs/asvs.md', 80],
  ['docs/cluster.md', 12],
])('%s', (table, atLeast) => {
  const citations = citationsIn(readFileSync(join(ROOT, table), 'utf8'));

  test('cites files and tests at all', () => {
    expect(citations.filter(({ kind }) => kind === 'file').length).toBeGreaterThan(atLeast);
  });

  test('cites only what exists', () => {
    expect(citations.flatMap((citation) => faultOf(citation, TREE) ?? [])).toEqual([]);
  });
});

describe('a citation', () => {
  const tree: Tree = new Map([
    ['packages/ordering/src/orders/password.ts', ''],
    ['packages/ordering/src/orders/password.test.ts', `test('is of %i letters, and "quoted"', () => 1);`],
    ['packages/ui/src/tabs.tsx', ''],
    ['frontend/src/features/order/sold-out.tsx', ''],
    ['frontend/src/site/shell.tsx', ''],
    ['frontend/e2e/look.spec.ts', 'test(`looks like %s`, () => 1);'],
  ]);
  const row = (cell: string) => `| rule | code |\n| --- | --- |\n| a rule | ${cell} |\n`;

  test.each<[string, string[]]>([
    ['`ordering/orders/password.ts`, `password.test.ts`', []],
    ['`features/order/sold-out.tsx`, `features/order`, `site/features/order/{sold,new}-*.ts(x)`', []],
    ['`site/shell.tsx`, `site/site/shell.tsx`', []],
    ['`packages/ui/src/tabs.tsx`, `ui/tabs.tsx`', []],
    ['`packages/ui/tabs.tsx`', ['there is no packages/ui/tabs.tsx (a rule)']],
    ['`ordering/orders/pass.ts`', ['there is no ordering/orders/pass.ts (a rule)']],
    ['`word.ts`', ['there is no word.ts (a rule)']],
    ['`ordering/orders/password.test.ts` “is of %i letters, and "quoted"”', []],
    ['`e2e/look.spec.ts` “looks like %s”, “looks …”', []],
    ['`e2e/look.spec.ts` “looks”', ['e2e/look.spec.ts has no test “looks” (a rule)']],
    ['`ui/tabs.tsx`, “looks like %s”', ['ui/tabs.tsx has no test “looks like %s” (a rule)']],
    // What is no path: keys, values, commands and addresses.
    ['`worker_nodes`, `api/v1/servers`, `npm run bench:publish`, `/order`, `1.1`', []],
  ])('as in %s', (cell, faults) => {
    expect(citationsIn(row(cell)).flatMap((citation) => faultOf(citation, tree) ?? [])).toEqual(faults);
  });

  test('of a rule is one, too', () => {
    const rules =
      '- **R1** A rule\n  on two lines.\n  Held by `ui/tabs.tsx`, `ui/word.ts`.\n- Something else of `word.ts`\n';
    expect(citationsIn(rules).flatMap((citation) => faultOf(citation, tree) ?? [])).toEqual([
      'there is no ui/word.ts (R1)',
    ]);
  });
});
