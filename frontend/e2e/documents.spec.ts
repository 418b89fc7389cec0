import { expect, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { fillPerson, untick } from './visitor';

const DOCUMENTS = [
  ['Персональные данные', '/personal-data-policy'],
  ['Оферта', '/offer'],
  ['Согласие на рассылку', '/mailing-consent'],
  ['Партнёрская оферта', '/partner-offer'],
  ['Cookie', '/cookies'],
  ['Уровень услуг (SLA)', '/sla'],
] as const;

test.beforeEach(resetProvider);

test('the footer leads to every document, which says its edition and its day', async ({ page }) => {
  await page.goto('/registration');
  const documents = page.getByRole('contentinfo').getByRole('navigation', { name: 'Документы' });
  for (const [name, path] of DOCUMENTS)
    await expect(documents.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const [, path] of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Редакция 1 от 1 ноября 2026');
    await expect(page.getByRole('main').getByRole('link', { name: 'Создать аккаунт' })).toHaveCount(0);
  }
});

test('on paper a document stands alone, and its links say where they lead', async ({ page }) => {
  await page.goto('/offer');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Редакция 1 от 1 ноября 2026')).toBeVisible();
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: 'Вопрос по документу' }),
  ])
    await expect(around).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test(
      'a registration tells the provider which editions were accepted, and when',
      byNightBut(javaScriptEnabled, 'note-accepted.test.ts'),
      async ({ page }) => {
        const before = Date.now();
        await page.goto('/registration');
        await fillPerson(page);
        await untick(page.getByLabel('Хочу получать письма'));
        await page.getByRole('button', { name: 'Создать аккаунт' }).click();
        await expect(page).toHaveURL(`${addresses.panel}/servers`);
        const [log, ...others] = await recorded('sendLog');
        expect(others).toEqual([]);
        const edition = { edition: 1, effective_from: '2026-11-01' };
        expect(log?.body).toEqual({
          ...{ action: 'consent', customer_id: expect.any(String), accepted_at: expect.any(String) },
          documents: [
            { document: 'policy', address: '/personal-data-policy', ...edition },
            { document: 'offer', address: '/offer', ...edition },
          ],
        });
        const [, acceptedAt = ''] = /"accepted_at":"([^"]+)"/.exec(JSON.stringify(log?.body)) ?? [];
        expect(Date.parse(acceptedAt)).toBeGreaterThanOrEqual(before);
      },
    );
  });
}
