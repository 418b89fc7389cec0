import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stepsOfWrite } from '../src/writes/pipeline';
import { type WriteTools, writeSteps } from '../src/writes/steps';
import { ACTIONS, type Action, occasionsOf } from '../src/writes/write';

/** What is done to an entry; a save `as published` is public at once, also of content with drafts. */
type Done = Action | 'create as published' | 'clone as published' | 'update as published';

/** Of each content type the names of the steps of a write, in order. Without drafts every save is public. */
const TABLE: readonly (readonly [readonly string[], Partial<Record<Done, string>>])[] = [
  [
    ['api::commerce.commerce-settings'],
    {
      create: 'normalise blanks, commerce, versions',
      'create as published':
        'normalise blanks, commerce, readiness check, price confirmation, versions, change events',
      clone: 'normalise blanks, versions',
      'clone as published': 'normalise blanks, readiness check, price confirmation, versions, change events',
      update: 'normalise blanks, edit conflict, commerce, versions',
      'update as published':
        'normalise blanks, edit conflict, commerce, readiness check, price confirmation, versions, change events',
      publish: 'commerce, readiness check, price confirmation, versions, change events',
      unpublish: 'commerce, versions, change events',
      discardDraft: 'versions',
      delete: 'commerce, versions, change events',
    },
  ],
  [
    ['api::commerce.static-preset'],
    {
      create: 'normalise blanks, versions',
      'create as published': 'normalise blanks, readiness check, price confirmation, versions, change events',
      clone: 'normalise blanks, versions',
      'clone as published': 'normalise blanks, readiness check, price confirmation, versions, change events',
      update: 'normalise blanks, edit conflict, versions',
      'update as published':
        'normalise blanks, edit conflict, readiness check, price confirmation, versions, change events',
      publish: 'last of its group, readiness check, price confirmation, versions, change events',
      unpublish: 'referential check, versions, change events',
      discardDraft: 'versions',
      delete: 'referential check, versions, change events',
    },
  ],
  [
    [
      'api::editorial.activity',
      'api::editorial.notice',
      'api::editorial.planned-change',
      'api::editorial.review',
      'api::editorial.version',
      'api::editorial.waiting-address',
      'api::requests.answer',
      'api::site.withdrawn-address',
    ],
    {
      create: 'normalise blanks',
      clone: 'normalise blanks',
      update: 'normalise blanks, edit conflict',
      delete: '',
    },
  ],
  [
    ['api::knowledge.article'],
    {
      create:
        'normalise blanks, links of the text, reader figures, checked code, address clash, article text, versions',
      'create as published':
        'normalise blanks, links of the text, reader figures, checked code, address clash, article text, readiness check, redirects of moves, versions, search index, change events, index-now',
      clone: 'normalise blanks, links of the text, reader figures, article text, versions',
      'clone as published':
        'normalise blanks, links of the text, reader figures, article text, readiness check, redirects of moves, versions, search index, change events, index-now',
      update:
        'normalise blanks, links of the text, reader figures, edit conflict, checked code, address clash, article text, versions',
      'update as published':
        'normalise blanks, links of the text, reader figures, edit conflict, checked code, address clash, article text, readiness check, redirects of moves, versions, search index, change events, index-now',
      publish:
        'links of the text, publication date, article text, readiness check, redirects of moves, versions, search index, change events, index-now',
      unpublish: 'referential check, redirects of moves, versions, search index, change events, index-now',
      discardDraft: 'versions',
      delete: 'referential check, redirects of moves, versions, search index, change events, index-now',
    },
  ],
  [
    ['api::knowledge.author', 'api::knowledge.tag'],
    {
      create: 'normalise blanks, redirects of moves, versions, search index, change events, index-now',
      clone: 'normalise blanks, redirects of moves, versions, search index, change events, index-now',
      update:
        'normalise blanks, edit conflict, redirects of moves, versions, search index, change events, index-now',
      delete: 'referential check, redirects of moves, versions, search index, change events, index-now',
    },
  ],
  [
    ['api::knowledge.category', 'api::knowledge.topic'],
    {
      create:
        'normalise blanks, address clash, redirects of moves, versions, search index, change events, index-now',
      clone: 'normalise blanks, redirects of moves, versions, search index, change events, index-now',
      update:
        'normalise blanks, edit conflict, address clash, redirects of moves, versions, search index, change events, index-now',
      delete: 'referential check, redirects of moves, versions, search index, change events, index-now',
    },
  ],
  [
    ['api::knowledge.expert', 'api::knowledge.series'],
    {
      create: 'normalise blanks, redirects of moves, versions, change events, index-now',
      clone: 'normalise blanks, redirects of moves, versions, change events, index-now',
      update: 'normalise blanks, edit conflict, redirects of moves, versions, change events, index-now',
      delete: 'referential check, redirects of moves, versions, change events, index-now',
    },
  ],
  [
    ['api::requests.request'],
    {
      create: 'normalise blanks, key of the email',
      clone: 'normalise blanks, key of the email',
      update: 'normalise blanks, visitor fields, edit conflict',
      delete: 'request answers',
    },
  ],
  [
    ['api::site.banner'],
    {
      create: 'normalise blanks, banner, versions',
      'create as published': 'normalise blanks, banner, readiness check, versions, change events',
      clone: 'normalise blanks, versions',
      'clone as published': 'normalise blanks, readiness check, versions, change events',
      update: 'normalise blanks, edit conflict, banner, versions',
      'update as published':
        'normalise blanks, edit conflict, banner, readiness check, versions, change events',
      publish: 'readiness check, versions, change events',
      unpublish: 'versions, change events',
      discardDraft: 'versions',
      delete: 'versions, change events',
    },
  ],
  [
    ['api::site.incident'],
    {
      create: 'normalise blanks, incident, versions',
      'create as published': 'normalise blanks, incident, versions, change events',
      clone: 'normalise blanks, versions',
      'clone as published': 'normalise blanks, versions, change events',
      update: 'normalise blanks, edit conflict, incident, versions',
      'update as published': 'normalise blanks, edit conflict, incident, versions, change events',
      publish: 'versions, change events',
      unpublish: 'versions, change events',
      discardDraft: 'versions',
      delete: 'versions, change events',
    },
  ],
  [
    ['api::site.site-settings'],
    {
      create: 'normalise blanks, shop look, readiness check, versions, change events',
      clone: 'normalise blanks, readiness check, versions, change events',
      update: 'normalise blanks, edit conflict, shop look, readiness check, versions, change events',
      delete: 'versions, change events',
    },
  ],
  [
    ['api::site.footer', 'api::site.navigation'],
    {
      create: 'normalise blanks, readiness check, versions, change events',
      clone: 'normalise blanks, readiness check, versions, change events',
      update: 'normalise blanks, edit conflict, readiness check, versions, change events',
      delete: 'versions, change events',
    },
  ],
  [
    ['api::site.page'],
    {
      create: 'normalise blanks, address clash, versions',
      'create as published':
        'normalise blanks, address clash, readiness check, redirects of moves, versions, change events, index-now',
      clone: 'normalise blanks, versions',
      'clone as published':
        'normalise blanks, readiness check, redirects of moves, versions, change events, index-now',
      update: 'normalise blanks, edit conflict, address clash, editions, versions',
      'update as published':
        'normalise blanks, edit conflict, address clash, editions, readiness check, redirects of moves, versions, change events, index-now',
      publish:
        'editions, readiness check, redirects of moves, versions, change events, index-now, earlier edition',
      unpublish: 'editions, referential check, redirects of moves, versions, change events, index-now',
      discardDraft: 'editions, versions',
      delete: 'editions, referential check, redirects of moves, versions, change events, index-now',
    },
  ],
  [
    ['api::site.redirect'],
    {
      create: 'normalise blanks, redirect rules, versions, change events',
      clone: 'normalise blanks, redirect rules, versions, change events',
      update: 'normalise blanks, edit conflict, redirect rules, versions, change events',
      delete: 'versions, change events',
    },
  ],
  [
    ['api::site.service'],
    {
      create: 'normalise blanks, address clash, versions',
      'create as published':
        'normalise blanks, address clash, readiness check, redirects of moves, versions, change events, index-now',
      clone: 'normalise blanks, versions',
      'clone as published':
        'normalise blanks, readiness check, redirects of moves, versions, change events, index-now',
      update: 'normalise blanks, edit conflict, address clash, versions',
      'update as published':
        'normalise blanks, edit conflict, address clash, readiness check, redirects of moves, versions, change events, index-now',
      publish: 'readiness check, redirects of moves, versions, change events, index-now',
      unpublish: 'referential check, redirects of moves, versions, change events, index-now',
      discardDraft: 'versions',
      delete: 'referential check, redirects of moves, versions, change events, index-now',
    },
  ],
];

const API = path.resolve(import.meta.dirname, '..', 'src', 'api');
const TYPES = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => {
    const [domain, , name] = file.split(path.sep);
    const { options } = JSON.parse(readFileSync(path.join(API, file), 'utf8'));
    return { uid: `api::${domain}.${name}`, hasDrafts: options?.draftAndPublish === true };
  });

/** No step touches Strapi or its tools before there is a write: that they are there is enough. */
const TOOLS: Record<keyof WriteTools, unknown> = {
  ...{ now: () => new Date(), checker: {}, priceChangeLimit: 30 },
  ...{ search: {}, events: {}, searchEngines: {} },
};
const STEPS = writeSteps(Object.create(null), Object.assign(Object.create(null), TOOLS));

function stepsOf(uid: string, done: string, hasDrafts: boolean): string {
  const action = ACTIONS.find((known) => known === done.split(' ')[0]) ?? 'create';
  const status = done.endsWith('as published') ? 'published' : undefined;
  return stepsOfWrite(STEPS, { uid, occasions: occasionsOf(action, hasDrafts, status) })
    .map(({ name }) => name)
    .join(', ');
}

test('every content type has its rows in the table', () => {
  expect(TABLE.flatMap(([uids]) => uids).sort()).toEqual(TYPES.map(({ uid }) => uid).sort());
});

test.each(TABLE.flatMap(([uids, rows]) => uids.map((uid) => ({ uid, rows }))))(
  'the steps of a write to $uid, in order',
  ({ uid, rows }) => {
    const hasDrafts = TYPES.find((type) => type.uid === uid)?.hasDrafts === true;
    const actual = Object.keys(rows).map((done) => [done, stepsOf(uid, done, hasDrafts)]);
    expect(Object.fromEntries(actual)).toEqual(rows);
    const draftsOnly: readonly Action[] = ['publish', 'unpublish', 'discardDraft'];
    const possible = ACTIONS.filter((action) => hasDrafts || !draftsOnly.includes(action));
    expect(possible.filter((action) => !(action in rows))).toEqual([]);
  },
);

test('what the seed is not checked for and leaves no trace of begins after it', () => {
  expect(STEPS.filter(({ isAfterSeed }) => isAfterSeed).map(({ name }) => name)).toEqual([
    'readiness check',
    'price confirmation',
    'versions',
    'search index',
    'change events',
    'index-now',
  ]);
});

test('a step has a name of its own', () => {
  const names = STEPS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

const CMS = path.resolve(import.meta.dirname, '..');

test('writes have one door, and the guard of drafts is the only other middleware of documents', () => {
  const files = readdirSync(path.join(CMS, 'src'), { recursive: true, encoding: 'utf8' });
  const doors = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      /\bdocuments\s*\.\s*use\b/.test(readFileSync(path.join(CMS, 'src', file), 'utf8')),
  );
  expect(doors.sort()).toEqual(['published-only.ts', path.join('writes', 'pipeline.ts')]);
});
