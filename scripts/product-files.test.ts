import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['cms/src', 'frontend/src', ...packageSources()];
/** So many were hoped for when the site spoke one language: 15, and the version of the price feed, which names no product. Each language has a file of words. */
const MOST = 15 + 2;
/** Tests and what they stand on, what is generated, and what is no source. */
const NOT_COUNTED = /\.(test|type-test)\.tsx?$|\/(testing|generated|seed|dist|node_modules)\//;

/** What a load balancer has beyond what every product needs. Add to it only with a reason. */
const BESIDES = [
  // A price list on a page.
  'cms/src/components/blocks/live-tariffs.json',
  'cms/src/panel/value-captions.ts',
  'frontend/src/blocks/load-tariffs.ts',
  'frontend/src/features/catalogue/get-product-list.ts',
  'frontend/src/products/balancer/list.ts',
  'frontend/src/products/product-lists.ts',
  'packages/content-contract/src/content-names.ts',
  // It is a part of the bundle, which makes orders of it.
  'frontend/src/features/catalogue/get-ai-bundle.ts',
  'packages/ordering/src/index.ts',
  'packages/ordering/src/products/bundle/order.ts',
  // What stands in for a tariff in a replay.
  'packages/sandbox/src/replay/stand-in.ts',
  // Its tariffs have names in the language of the provider, which are read in that of the page.
  'frontend/src/provider/catalogue.ts',
  // What the description of all services names.
  'frontend/src/messages/en/services.ts',
  // Its sign, and its drawing on covers.
  'frontend/src/documents/service-icon.tsx',
  'packages/ui/src/cover/family.ts',
];

/**
 * What a product is, is said in its own files, and a table that joins all products names each once (docs/products.md). Whoever meets this with
 * one file more has written a switch or a list that a ninth product would have to be added to by hand: it may be a facet of the product.
 */
test('a load balancer is named where every product is, and in what it has besides', () => {
  const known = new Set([...neededFiles(), ...BESIDES]);
  expect(SOURCES.flatMap(filesIn).filter((file) => isAbout(file) && !known.has(file))).toEqual([]);
  expect(BESIDES.filter((file) => !isAbout(file))).toEqual([]);
});

test(`a new product needs at most ${MOST} files, and the load balancer has each of them`, () => {
  const needed = neededFiles();
  expect(needed.filter((file) => !isAbout(file))).toEqual([]);
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.length).toBeLessThanOrEqual(MOST);
});

/** The numbered files of docs/products.md, which stand in the folder that their heading names. */
function neededFiles(): string[] {
  const sections = readFileSync(join(ROOT, 'docs/products.md'), 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [, folder] = /^.*\(`([^`]+)`\)$/m.exec(section) ?? [];
    const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)];
    return files.map(
      ([, file = '']) => `${folder}/${file.replaceAll('<product', 'balancer').replaceAll('>', '')}`,
    );
  });
}

function isAbout(file: string): boolean {
  return /balancer/i.test(readFileSync(join(ROOT, file), 'utf8'));
}

function packageSources(): string[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(ROOT.length)}/${entry.name}`)
    .filter((file) => !NOT_COUNTED.test(file));
}
