import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { byNight } from './by-night';
import { ownPorts, WORKER } from './own-ports';
import { PAGES } from './page-types';
import { OPENING_MS } from './patience';
import { DEMO_PASSWORD } from './stand';

const PORTS = ownPorts(1);
const SITE = `http://localhost:${PORTS.sites[0]}`;
const CMS = `http://localhost:${PORTS.cms}/content-manager`;
/** Out of an attribute, a script of data and the title of a page, and then an element that can be found. */
const PAYLOAD = `"'></script></title><i class=stored-mark>`;
/** For short fields. */
const SHORT = '"><i class=stored-mark>';
/** By what entries are named in the addresses of pages. */
const SHOWN = new Set(Object.values(PAGES).flatMap((address) => address.split(/[/?]/).filter(Boolean)));
/** What Strapi and we add to every entry. */
const NOT_WRITTEN =
  /^(?:createdAt|updatedAt|publishedAt|createdBy|updatedBy|locale|localizations|documentId|id|status)$/;

interface Attribute {
  type: string;
  component?: string;
  components?: string[];
  maxLength?: number;
  regex?: string;
}
type Schemas = ReadonlyMap<string, Record<string, Attribute>>;
type Entry = Record<string, unknown>;

interface Place {
  address: string;
  /** A page of the list shows it as a whole. */
  isShown: boolean;
}

let shop: Awaited<ReturnType<typeof openPublishShop>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-stored-${WORKER}`),
    ports: PORTS,
    siteEnvOf: () => ({ SITE_URL: SITE, SHOW_STYLE_GUIDE: 'true' }),
  });
});
test.afterAll(() => shop?.close());

test(
  'a script in every text of every kind of content is shown as the text that it is, on every type of page',
  byNight(
    'bound-scripts.spec.ts: a script that somebody has smuggled into a page does not run',
    'documents/island.test.ts: </script><script>alert(1)</script>',
    'catalogue/offer-range.test.ts: </script><script>alert(1)</script>',
    'knowledge/article-text.test.ts: a script in capitals',
    'feeds/get-feed.test.ts: is well-formed whatever stands in any text of it',
  ),
  async ({ request, page }) => {
    test.setTimeout(300_000);
    const developer = await logIn(request);
    const schemas = await readSchemas(developer);
    const written = new Map<string, number>();
    for (const { uid, kind } of await typesOf(developer)) {
      const attributes = schemas.get(uid) ?? {};
      const texts = new Set<string>();
      for (const { address, isShown } of await entriesOf(developer, uid, kind)) {
        const entry = await developer.get(address);
        if (entry === undefined) continue;
        const changes = [...changesOf(entry, attributes, schemas)];
        // Of texts that are all written already one more says nothing new.
        if (!isShown && textsIn(changes).every((text) => texts.has(text))) continue;
        const note = (change: Entry) => {
          written.set(uid, (written.get(uid) ?? 0) + 1);
          for (const text of textsIn(change)) texts.add(text);
        };
        // Where one of them is refused, one after another: it has to leave the others in place.
        if (await developer.put(address, Object.assign({}, ...changes))) changes.forEach(note);
        else for (const change of changes) if (await developer.put(address, change)) note(change);
        await developer.publish(address);
      }
    }
    const fields = [...written.values()].reduce((sum, one) => sum + one, 0);
    test
      .info()
      .annotations.push({ type: 'fields', description: JSON.stringify(Object.fromEntries(written)) });
    expect(fields).toBeGreaterThan(60);
    expect(written.size).toBeGreaterThan(10);

    let seen = 0;
    for (const [name, address] of Object.entries(PAGES)) {
      // The site is told of changes one by one, and makes its pages again behind its answers.
      await page.goto(`${SITE}${address}`, { waitUntil: 'load' });
      const found = await page.evaluate(() => ({
        elements: document.querySelectorAll('.stored-mark').length,
        texts: document.documentElement.outerHTML.split('stored-mark').length - 1,
      }));
      seen += found.texts;
      expect.soft(found.elements, name).toBe(0);
    }
    // Many of them are shown at all.
    expect(seen).toBeGreaterThan(100);
    for (const feed of ['/rss.xml', '/atom.xml', '/tutorials/rss.xml', '/sitemap.xml']) {
      const text = await (await request.get(`${SITE}${feed}`)).text();
      const faults = await page.evaluate(
        (xml) =>
          new DOMParser()
            .parseFromString(xml, 'application/xml')
            .querySelectorAll('parsererror, i.stored-mark').length,
        text,
      );
      expect.soft(faults, feed).toBe(0);
    }
  },
);

async function logIn(request: APIRequestContext) {
  const answer = await request.post(`http://localhost:${PORTS.cms}/admin/login`, {
    data: { email: 'developer@vitrina.example', password: DEMO_PASSWORD },
  });
  const { data } = await answer.json();
  const headers = { authorization: `Bearer ${data.token}` };
  return {
    get: async (path: string): Promise<Entry | undefined> => {
      const got = await request.get(`${CMS}${path}`, { headers });
      return got.ok() ? (await got.json()).data : undefined;
    },
    list: async (path: string): Promise<Entry[]> =>
      (await (await request.get(`${CMS}${path}`, { headers })).json()).results,
    put: async (path: string, data: Entry) => (await request.put(`${CMS}${path}`, { headers, data })).ok(),
    publish: async (path: string) =>
      (await request.post(`${CMS}${path}/actions/publish`, { headers, data: {} })).ok(),
  };
}

type Developer = Awaited<ReturnType<typeof logIn>>;

async function readSchemas(developer: Developer): Promise<Schemas> {
  const parts = [await developer.get('/content-types'), await developer.get('/components')].flatMap(
    (found) => (Array.isArray(found) ? found : []),
  );
  return new Map(parts.map(({ uid, attributes }) => [uid, attributes]));
}

async function typesOf(developer: Developer): Promise<{ uid: string; kind: string }[]> {
  const types: unknown = await developer.get('/content-types');
  return (Array.isArray(types) ? types : []).filter(({ uid }) => uid.startsWith('api::'));
}

/** Where entries of a type are read and written: those that a page of the list is about, and some more. */
async function entriesOf(developer: Developer, uid: string, kind: string): Promise<Place[]> {
  if (kind === 'singleType') return [{ address: `/single-types/${uid}`, isShown: true }];
  const results = (await developer.list(`/collection-types/${uid}?pageSize=100`)) ?? [];
  const places = results.map(({ documentId, url, slug, path }) => ({
    address: `/collection-types/${uid}/${documentId}`,
    isShown: [url, slug, path].some((name) => typeof name === 'string' && SHOWN.has(name)),
  }));
  const shown = places.filter(({ isShown }) => isShown);
  return [...shown, ...places.filter(({ isShown }) => !isShown).slice(0, 12)];
}

/** The texts of an entry that bear the payload, each by where it stands in an entry of its kind. */
function textsIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return value.includes(SHORT) || value.includes(PAYLOAD) ? [place] : [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, place));
  if (typeof value !== 'object' || value === null) return [];
  const { __component: component = '' } = value as Entry;
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${component}.${name}`));
}

/** The same entry with the payload in one text after another, also in the texts of its parts. */
function* changesOf(entry: Entry, attributes: Record<string, Attribute>, schemas: Schemas): Generator<Entry> {
  for (const [name, attribute] of Object.entries(attributes)) {
    if (NOT_WRITTEN.test(name)) continue;
    const value = entry[name];
    if (['string', 'text', 'richtext'].includes(attribute.type)) {
      const text = withPayload(value, attribute);
      if (text !== undefined) yield { [name]: text };
    }
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const parts = inParts(value, attribute, schemas);
      if (parts !== undefined) yield { [name]: parts };
    }
  }
}

function inParts(value: unknown, attribute: Attribute, schemas: Schemas): unknown {
  if (Array.isArray(value))
    return value.length > 0 ? value.map((part) => inPart(part, attribute, schemas)) : undefined;
  return typeof value === 'object' && value !== null ? inPart({ ...value }, attribute, schemas) : undefined;
}

function inPart(part: Entry, { component }: Attribute, schemas: Schemas): Entry {
  const own = schemas.get(String(part.__component ?? component)) ?? {};
  const changed = Object.fromEntries(
    [...changesOf(part, own, schemas)].flatMap((change) => Object.entries(change)),
  );
  return { ...part, ...changed };
}

function withPayload(
  value: unknown,
  { maxLength = Number.POSITIVE_INFINITY, regex }: Attribute,
): string | undefined {
  const before = typeof value === 'string' ? value : '';
  const text = [`${before} ${PAYLOAD}`, PAYLOAD, SHORT].find((one) => one.length <= maxLength);
  return text === undefined || (regex !== undefined && !new RegExp(regex).test(text)) ? undefined : text;
}
