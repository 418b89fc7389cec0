import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cookies } from '../seed/legal/cookies';
import { legalPages } from '../seed/legal-pages';
import { footer, siteSettings } from '../seed/site';

const addresses = legalPages.map(({ slug }) => `/${slug}`);

describe.each(legalPages.map((page) => [page.slug, page] as const))('the legal text %s', (_, page) => {
  test('says at its head, and to search engines, that it is an example', () => {
    const [hero] = page.blocks;
    expect(hero).toMatchObject({ lead: expect.stringMatching(/^Образец: замените текстом вашего юриста\./) });
    expect(page.seo_description).toMatch(/^Образец: замените текстом вашего юриста\./);
    expect(page.seo_title).toContain('образец');
  });

  test('says its edition and since when it is in force', () => {
    expect(page).toMatchObject({ edition: 1, effective_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  test('ends with a way to ask, not at the footer', () => {
    expect(page.blocks.at(-1)).toMatchObject({ __component: 'blocks.contact' });
  });
});

test('every consent leads to a text that is seeded, and the footer to all of them', () => {
  const { personal_data_policy_url, offer_url, mailing_consent_url, partner_offer_url } = siteSettings;
  const settings = [personal_data_policy_url, offer_url, mailing_consent_url, partner_offer_url];
  expect(addresses).toEqual(expect.arrayContaining(settings));
  const documents = footer.footer_columns.find(({ title }) => title === 'Документы');
  expect(documents?.links.map(({ href }) => href)).toEqual(addresses);
});

test('the document of cookies names every cookie and every record that the site keeps in a browser', async () => {
  const kept = (await sources())
    .filter((source) => /Storage\.|[Cc]ookie/.test(source))
    .flatMap((source) => [...source.matchAll(/(?:const \w+ =|return) ['`](vitrina-[\w-]+)/g)])
    .map(([, name]) => name ?? '');
  expect(kept).toEqual(expect.arrayContaining(['vitrina-session', 'vitrina-prices', 'vitrina-read']));
  const text = JSON.stringify(cookies.blocks);
  expect(kept.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
});

/** The code of the site, without its tests. */
async function sources(): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '..', '..', 'frontend', 'src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}
