import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, del, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const PAGES = '/content-manager/collection-types/api::site.page';
const HERO = { __component: 'blocks.hero', title: 'Договор', lead: 'Первая редакция.' };

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let marketer: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  cms = await startCms({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
  });
  marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
});

afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
});

test('a new edition keeps the one before at an address of its own, as it was', async () => {
  const id = await create('contract', 1, '2026-01-01');
  expect((await publish(id)).status).toBe(200);
  await change(id, {
    edition: 2,
    effective_from: '2026-02-01',
    blocks: [{ ...HERO, lead: 'Вторая редакция.' }],
  });
  expect((await publish(id)).status).toBe(200);
  await change(id, {
    edition: 3,
    effective_from: '2026-03-01',
    blocks: [{ ...HERO, lead: 'Третья редакция.' }],
  });
  expect((await publish(id)).status).toBe(200);

  expect(await published('contract')).toEqual([
    {
      slug: 'contract',
      edition: 3,
      effective_from: '2026-03-01',
      edition_of: null,
      lead: 'Третья редакция.',
    },
    {
      ...{ slug: 'contract-edition-1', edition: 1, effective_from: '2026-01-01', edition_of: id },
      lead: 'Первая редакция.',
    },
    {
      ...{ slug: 'contract-edition-2', edition: 2, effective_from: '2026-02-01', edition_of: id },
      lead: 'Вторая редакция.',
    },
  ]);
});

test('a text that was published is not changed under its number', async () => {
  const id = await create('promise', 1, '2026-01-01');
  await publish(id);
  await change(id, { blocks: [{ ...HERO, lead: 'Тихая правка.' }] });
  const answer = await publish(id);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('поставьте номер 2');
  expect(await published('promise')).toMatchObject([{ lead: 'Первая редакция.' }]);
});

test('a text that was published is neither withdrawn nor deleted to come back changed under its number', async () => {
  const id = await create('vow', 1, '2026-01-01');
  await publish(id);
  const address = `${cms.url}${PAGES}/${id}`;
  for (const answer of [
    await post(`${address}/actions/unpublish`, {}, marketer),
    await post(`${cms.url}${PAGES}/actions/bulkUnpublish`, { documentIds: [id] }, marketer),
    await post(`${cms.url}${PAGES}/actions/bulkDelete`, { documentIds: [id] }, marketer),
    await del(address, marketer),
  ])
    expect(answer.status).toBe(400);
  expect(await published('vow')).toMatchObject([{ edition: 1, lead: 'Первая редакция.' }]);
});

test('an edition is in force when it is published: its day has come, and is not before that of the edition before', async () => {
  const id = await create('oath', 1, '2026-02-01');
  await publish(id);
  for (const day of ['2999-01-01', '2026-01-31']) {
    await change(id, { edition: 2, effective_from: day });
    expect((await publish(id)).status).toBe(400);
  }
  expect(await published('oath')).toMatchObject([{ edition: 1 }]);
});

test('a page that is no document may be withdrawn and deleted', async () => {
  const page = { title: 'Акция', slug: 'sale', blocks: [HERO] };
  const { body } = await post(`${cms.url}${PAGES}`, page, marketer);
  const id = String(at(body, 'data', 'documentId'));
  await publish(id);
  const address = `${cms.url}${PAGES}/${id}`;
  expect((await post(`${address}/actions/unpublish`, {}, marketer)).status).toBe(200);
  expect((await del(address, marketer)).status).toBe(200);
});

test('an earlier edition is neither changed nor withdrawn nor deleted', async () => {
  const id = await create('terms', 1, '2026-01-01');
  await publish(id);
  await change(id, { edition: 2, effective_from: '2026-02-01' });
  await publish(id);
  const { body } = await get(`${cms.url}${PAGES}?filters[slug][$eq]=terms-edition-1`, marketer);
  const earlier = String(at(body, 'results', 0, 'documentId'));
  const address = `${cms.url}${PAGES}/${earlier}`;
  for (const answer of [
    await put(address, { title: 'Другой' }, marketer),
    await post(`${address}/actions/unpublish`, {}, marketer),
    await del(address, marketer),
  ])
    expect(answer.status).toBe(400);
  expect(await published('terms')).toHaveLength(2);
});

async function create(slug: string, edition: number, from: string): Promise<string> {
  const page = { title: 'Договор', slug, edition, effective_from: from, blocks: [HERO] };
  const { body } = await post(`${cms.url}${PAGES}`, page, marketer);
  return String(at(body, 'data', 'documentId'));
}

async function change(id: string, fields: object): Promise<void> {
  expect((await put(`${cms.url}${PAGES}/${id}`, fields, marketer)).status).toBe(200);
}

function publish(id: string) {
  return post(`${cms.url}${PAGES}/${id}/actions/publish`, {}, marketer);
}

/** What visitors find of a document, by address. */
async function published(slug: string): Promise<object[]> {
  const { body } = await query(
    cms.url,
    `{ pages(filters: { slug: { startsWith: "${slug}" } }, sort: ["slug:asc"]) {
         slug edition effective_from edition_of blocks { ... on ComponentBlocksHero { lead } } } }`,
  );
  const pages = at(body, 'data', 'pages');
  return (Array.isArray(pages) ? pages : []).map(({ blocks, ...page }) => ({
    ...page,
    lead: at(blocks, 0, 'lead'),
  }));
}
