import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RESERVED_ROOTS } from '@vitrina/content-contract/addresses';
import { BLOCK_KINDS } from '@vitrina/content-contract/content-names';
import { describe, expect, test } from 'vitest';
import { ownPages } from '../seed/own-pages';
import { services } from '../seed/services';
import { solutions } from '../seed/solutions';

const CMS = path.resolve(import.meta.dirname, '..');
const SITE = path.resolve(CMS, '..', 'frontend', 'src');

const components = namesIn(path.join(CMS, 'src', 'components', 'blocks'));

test('there are the blocks that the site shows, and no others', () => {
  expect(components).toEqual(BLOCK_KINDS.toSorted());
});

test.each(['Service', 'Page'])('a %s may be built from every block there is', (type) => {
  const schema = readFileSync(path.join(CMS, 'schema.graphql'), 'utf8');
  const [, union = ''] = new RegExp(`^union ${type}BlocksDynamicZone = (.*)$`, 'm').exec(schema) ?? [];
  expect(union.split(' | '), 'npm run schema').toEqual([...components.map(typeOf), 'Error']);
});

test.each(components)('%s fills in no words, which would be of one language in every other', (name) => {
  const file = path.join(CMS, 'src', 'components', 'blocks', `${name}.json`);
  const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    attributes: Record<string, { type: string; default?: unknown }>;
  };
  const words = Object.values(attributes).filter(({ type }) => ['string', 'text', 'richtext'].includes(type));
  expect(words.filter((attribute) => 'default' in attribute)).toEqual([]);
});

test('no page of an editor can hide a page of the site', () => {
  // A folder in brackets groups pages and stands in no address.
  const routes = ['app', 'app/(react)', 'pages'].flatMap((folder) => namesIn(path.join(SITE, folder)));
  const addresses = routes.filter((name) => /^[a-z0-9-]+$/.test(name) && !NOT_ADDRESSES.includes(name));
  expect(RESERVED_ROOTS).toEqual(expect.arrayContaining(addresses));
});

describe.each([...services, ...solutions, ...ownPages])('the seeded page $slug', (page) => {
  test('begins with its headline and has words for search engines', () => {
    expect(page.blocks[0]?.__component).toBe('blocks.hero');
    expect(page.blocks.filter(({ __component }) => __component === 'blocks.hero')).toHaveLength(1);
    expect(page.seo_title.length).toBeGreaterThan(10);
    expect(page.seo_description.length).toBeGreaterThan(50);
  });

  test('consists of blocks and fields of the content model', () => {
    for (const { __component, ...fields } of page.blocks) {
      const name = __component.replace('blocks.', '');
      expect(components).toContain(name);
      const file = path.join(CMS, 'src', 'components', 'blocks', `${name}.json`);
      const { attributes } = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});

/** Files of a framework that stand at no address. */
const NOT_ADDRESSES = ['error', 'layout', 'globals', 'icon', 'index'];

/** The name that GraphQL has for the component of a block. */
function typeOf(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `ComponentBlocks${words.join('')}`;
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => name.replace(/\.\w+$/, ''))
    .sort();
}
