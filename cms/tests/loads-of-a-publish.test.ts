import { expect, test } from 'vitest';
import { sqlite } from './databases';
import { insideACms } from './inside-a-cms';

test('a publication loads its entry four times, and once more where it is translated, whatever follows it', async () => {
  const database = await sqlite();
  const loads = await insideACms('loads-of-a-publish', {
    ...database.variables,
    SEED: 'true',
    // Every step of a write takes part; nobody answers there.
    ...{ SITE_URL: 'http://127.0.0.1:9', REVALIDATE_SECRET: 'a-secret-between-cms-and-site' },
    ...{ SITE_PUBLIC_URL: 'https://shop.example', INDEXNOW_KEY: 'a-key-for-search-engines' },
  });
  await database.remove();
  // Before the transaction for the questions to the site; in it the draft, and what visitors see before and after.
  // Of translated content Strapi itself loads it once, to give what all languages share to the others.
  expect(loads).toEqual({
    'api::site.service': 5,
    'api::site.page': 5,
    'api::knowledge.article': 5,
    'api::commerce.static-preset': 4,
    'api::commerce.commerce-settings': 4,
  });
}, 120_000);
