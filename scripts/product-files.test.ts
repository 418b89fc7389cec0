import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['cms/src', 'frontend/src', ...packageSources()];
/**
 * Among them the bundle that has one, and the drawings of covers. The lists of the site are one table more than its words, and what stands
 * in for a tariff in a replay is asked for by nobody who adds a product.
 */
const MOST = 22;
/** Tests and what they stand on, what is generated, and what is no source. */
const NOT_COUNTED = /\.(test|type-test)\.tsx?$|\/(testing|generated|seed|dist|node_modules)\//;
/** Its folders and files, by whatever name of it they bear. */
const ITS_OWN = /\/balancers?(\/|\.ts$)/;

/**
 * What a product is, is said in its own files, and a table that joins all products names each once (docs/products.md). Whoever meets this with
 * one file more has written a switch or a list that a ninth product would have to be added to by hand: it may be a facet of the product.
 * Raise the number only with a reason.
 */
test('a load balancer is named in no more files than its own and the tables that join all products', () => {
  const others = SOURCES.flatMap(filesIn).filter(
    (file) => !ITS_OWN.test(file) && /balancer/i.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(MOST);
});

function packageSources(): string[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(ROOT.length)}/${entry.name}`)
    .filter((file) => !NOT_COUNTED.test(file));
}
