import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SESSIONS_PAGE } from '../src/admin/strapi/own-page';

const CMS = path.resolve(import.meta.dirname, '..');
const PANEL = path.join(CMS, 'src', 'admin');

const sources = readdirSync(PANEL, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(`strapi${path.sep}`))
  .map((name) => [name, readFileSync(path.join(PANEL, name), 'utf8')] as const);

describe('the inside of Strapi’s panel is used in one room', () => {
  test.each([
    ['places for panels and components', /\bgetPlugin\(/],
    ['what Strapi calls unstable', /\bunstable_/],
    ['requests that its forms send', /\bwindow\.fetch\b|\bXMLHttpRequest\b/],
    ['elements of its screens', /\bdocument\.querySelector|#strapi\b/],
    ['its parts and its store', /\buseStrapiApp\b|\badminApi\b/],
  ])('%s', (_, inside) => {
    expect(sources.filter(([, code]) => inside.test(code)).map(([name]) => name)).toEqual([]);
  });
});

describe('the panel still has what cannot be asked for while it starts', () => {
  test('it sends what is saved by fetch, which is wrapped', () => {
    expect(codeOf('utils/getFetchClient')).toMatch(/await fetch\(createRequestUrl/);
  });

  test('it logs in and sets passwords where a code is asked for', () => {
    for (const door of ['login', 'reset-password'])
      expect(codeOf('services/auth')).toContain(`url: '/admin/${door}'`);
  });

  test('it leads from the menu of a name to the page that is replaced', () => {
    expect(codeOf('components/MainNav/NavUser')).toContain(`navigate('/${SESSIONS_PAGE}')`);
    expect(codeOf('router')).toContain(`path: '${SESSIONS_PAGE}'`);
  });

  test('it shows a plugin of ours where the content manager has a place for one', () => {
    expect(codeOf('core/apis/Plugin')).toMatch(/this\.injectionZones\[containerName\]\[blockName\]\.push/);
  });
});

/** A module of the panel as Strapi ships it. */
function codeOf(module: string): string {
  const strapi = createRequire(path.join(CMS, 'package.json')).resolve('@strapi/strapi');
  const admin = createRequire(strapi).resolve('@strapi/admin/package.json');
  return readFileSync(path.join(path.dirname(admin), 'dist/admin/admin/src', `${module}.mjs`), 'utf8');
}
