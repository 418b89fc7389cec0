import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { checkParts, PARTS } from '../src/strapi/check-parts';
import {
  beforeDraftActions,
  beforePanelWrites,
  checkRecentEntries,
} from '../src/strapi/content-manager-routes';
import { guardAdminRoute } from '../src/strapi/guard-admin-route';
import { hideFileUsers } from '../src/strapi/hide-file-users';
import { joinTableOf } from '../src/strapi/join-table';
import { ruleSessions, type SessionRules } from '../src/strapi/session-manager';
import { takeRequestsForEncrypted } from '../src/strapi/take-requests-for-encrypted';
import { turnPhotographs } from '../src/strapi/turn-photographs';
import { checkUploadPlugin, checkUploads } from '../src/strapi/upload-plugin';
import { sqlite } from './databases';
import { REQUIRED, runToItsEnd } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const ROOM = path.join('src', 'strapi');

const sources = ['config', 'database', 'seed', 'src'].flatMap((folder) =>
  readdirSync(path.join(CMS, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name)),
);

function codeOf(file: string): string {
  return readFileSync(path.join(CMS, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
}

describe('the inside of Strapi is used in one room', () => {
  test.each([
    ['a service of a plugin', /\bstrapi\.plugin\(|\)\.service\(/],
    ['what Strapi holds by a name', /\bstrapi\.(get|service|controller|admin)\b/],
    ['the server', /\bstrapi\.server\b/],
    ['the rights of who asks, as Strapi keeps them', /\buserAbility\b/],
    ['what the query engine is made of', /\.db\.(queryBuilder|metadata|dialect|entityManager)\b/],
    ['the client of knex', /\.connection\.client\b/],
    ['a look past the types of Strapi', /Reflect\.\w+\(strapi\b(?!\.(contentTypes|components)\b)/],
  ])('%s', (_, inside) => {
    const outside = sources.filter((file) => !file.startsWith(ROOM) && inside.test(codeOf(file)));
    expect(outside).toEqual([]);
  });

  test('every part that is found by name is asked for at the start', () => {
    const declared = sources
      .filter((file) => file.startsWith(ROOM) && !file.endsWith('part-of-strapi.ts'))
      .flatMap((file) => [...codeOf(file).matchAll(/(\w+) = partOfStrapi</g)].map(([, name]) => name));
    // The provider is there once the plugin has registered, and asked for where there is a bucket.
    expect(declared).toHaveLength(PARTS.length + 1);
    expect(declared).toContain('uploadProvider');
  });
});

const NO_RULES: SessionRules = {
  open: async () => '',
  isOpen: async () => false,
  close: async () => undefined,
  kept: async () => undefined,
};

describe('a start is refused with a sentence that names what was moved', () => {
  test('for everything of a Strapi that has nothing left', () => {
    const sentences = faultsOf({}).split('\n');
    expect(sentences).toHaveLength(PARTS.length);
    for (const sentence of sentences)
      expect(sentence).toMatch(/^Strapi was changed under the CMS: .{10,}\. Without it .{20,}\.$/);
    expect(new Set(sentences).size).toBe(PARTS.length);
  });

  test('by a CMS without two of them, which names both', async () => {
    const database = await sqlite();
    const WITHOUT = 'upload/upload/remove,content-manager/permission-checker/create';
    const { exitCode, output } = await runToItsEnd({
      ...REQUIRED,
      ...database.variables,
      ...{
        WITHOUT,
        NODE_OPTIONS: `--require=${path.join(import.meta.dirname, 'inside', 'without-a-part.cjs')}`,
      },
    });
    await database.remove();
    expect(exitCode).toBe(1);
    for (const named of [
      'service upload of the plugin upload has no remove',
      'service permission-checker of the plugin content-manager has no create',
    ])
      expect(output).toContain(`Strapi was changed under the CMS: ${named}. Without it `);
  });

  test.each<[string, () => unknown, string]>([
    [
      'a route of the content manager',
      () => beforePanelWrites({ routes: { admin: { routes: [] } } }, () => async () => undefined),
      'the content manager has no route collection-types.create, collection-types.update',
    ],
    [
      'what only drafts can',
      () => beforeDraftActions({ routes: { admin: { routes: [] } } }, async () => undefined),
      'the content manager has no route collection-types.publish, collection-types.unpublish',
    ],
    [
      'the sessions of the panel',
      () => ruleSessions(asStrapi({ get: () => () => ({ origin: 'admin' }) }), NO_RULES),
      'its session manager has no generateRefreshToken, rotateRefreshToken',
    ],
    ['its start page', () => checkRecentEntries({}), 'no route /homepage/recent-documents'],
    [
      'a route of the panel',
      () => guardAdminRoute(asStrapi({ admin: {} }), 'authentication.login', async () => undefined),
      'the panel has no route authentication.login',
    ],
    ['the plugin of uploads', () => checkUploadPlugin({}), 'plugin upload has no register'],
    ['its service', () => checkUploads({ upload() {} }), 'has no replace, updateFileInfo'],
    [
      'the way back from a file',
      () => hideFileUsers(asStrapi({ contentType: () => ({ attributes: {} }) })),
      'files have no attribute related',
    ],
    [
      'the table of a relation',
      () => joinTableOf(asStrapi({ db: { metadata: new Map([['a', { attributes: {} }]]) } }), 'a', 'tags'),
      'a has no table for tags',
    ],
    [
      'the scheme of a request',
      () => takeRequestsForEncrypted(asStrapi({ server: { app: { request: {} } } })),
      'a request of Koa has no protocol',
    ],
  ])('of %s', (_, start, named) => {
    expect(start).toThrow(named);
  });

  test('of the settings of uploads', async () => {
    const strapi = asStrapi({ store: () => ({ get: async () => ({ sizeOptimization: true }) }) });
    await expect(turnPhotographs(strapi)).rejects.toThrow('have no autoOrientation');
  });
});

function faultsOf(strapi: object): string {
  try {
    checkParts(asStrapi(strapi));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** As much of Strapi as a test needs. */
function asStrapi(parts: object): Core.Strapi {
  return parts as Core.Strapi;
}
