import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLOCK_KINDS } from '@vitrina/content-contract/content-names';
import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { pageQuery, serviceQuery } from '~/content/page-queries';
import { typenameOf } from './block-definition';
import { DEFINITIONS } from './definitions';

const COMPONENTS = fileURLToPath(new URL('../../../cms/src/components/blocks', import.meta.url));
const FOLDER = fileURLToPath(new URL('./kinds', import.meta.url));

test('a kind of block has a component in the CMS and a file of its name here, and nothing else lies there', () => {
  const kinds = [...BLOCK_KINDS].sort();
  expect(namesIn(COMPONENTS)).toEqual(kinds);
  expect(namesIn(FOLDER)).toEqual(kinds);
});

test.each(BLOCK_KINDS)('every field of %s is asked for by its definition, on both kinds of pages', (kind) => {
  const { attributes } = JSON.parse(readFileSync(`${COMPONENTS}/${kind}.json`, 'utf8'));
  for (const document of [DEFINITIONS[kind].fields, serviceQuery, pageQuery])
    expect(fieldsOf(document, typenameOf(kind)), 'npm run schema').toEqual(Object.keys(attributes).sort());
});

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

/** Without their endings; tests are none of them. */
function namesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.map((file) => file.replace(/\.\w+$/, '')).sort();
}
