import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { pageQuery, serviceQuery } from '~/content/page-queries';

const COMPONENTS = fileURLToPath(new URL('../../../cms/src/components/blocks', import.meta.url));
const SWITCH = fileURLToPath(new URL('./render-block.tsx', import.meta.url));
const READER = fileURLToPath(new URL('../content/to-blocks.ts', import.meta.url));

const inCms = readdirSync(COMPONENTS)
  .map((file) => file.replace('.json', ''))
  .sort();

test('every block that an editor can choose is rendered, and no other', () => {
  const cases = readFileSync(SWITCH, 'utf8').matchAll(/case '([a-z-]+)':/g);
  expect([...cases].map(([, name]) => name).sort()).toEqual(inCms);
});

// A block that is not read is left out of every page, and only the log says so.
test('every one of them is read from what the CMS answers, and no other', () => {
  const cases = [...readFileSync(READER, 'utf8').matchAll(/case '(ComponentBlocks\w+)':/g)];
  expect(cases.map(([, type]) => type).sort()).toEqual(inCms.map(typeOf).sort());
});

test.each(inCms)('every field of %s is asked for, on both kinds of pages', (name) => {
  const { attributes } = JSON.parse(readFileSync(`${COMPONENTS}/${name}.json`, 'utf8'));
  for (const query of [serviceQuery, pageQuery])
    expect(fieldsOf(query, typeOf(name))).toEqual(Object.keys(attributes).sort());
});

/** The name that GraphQL has for a component. */
function typeOf(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `ComponentBlocks${words.join('')}`;
}

function fieldsOf({ definitions }: DocumentNode, type: string): string[] {
  const fragment = definitions.find(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === type,
  );
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) return [];
  return fragment.selectionSet.selections
    .flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
    .sort();
}
