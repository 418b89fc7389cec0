import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { Person } from './roles/person';
import { addresses } from './stand';

const PRESET = 'api::commerce.static-preset';
const SETTINGS = '/content-manager/single-types/api::commerce.commerce-settings';
const FRAME = 'iframe[title="Черновик на сайте"]';

test('a marketer who meant 4,420 roubles sees the draft, and is asked before one rouble goes live', async ({
  browser,
  page: visitor,
}) => {
  // The first form a person opens loads the whole panel.
  test.setTimeout(120_000);
  const marketer = await Person.enter(browser, addresses.cms, 'marketer');
  const { page } = marketer;
  const documentId = await marketer.find(PRESET, 'filters[code][$eq]=dedicated-msk-2');
  const price = marketer.field('Цена, ₽ в месяц');
  const save = marketer.button('Сохранить');
  const publish = marketer.button('Опубликовать');
  const question = page.getByRole('alertdialog', { name: 'Цена точно такая?' });
  const published = async () => {
    const answer = await marketer.entry('GET', `${PRESET}/${documentId}?status=published`);
    return (await answer.json()).data.price;
  };

  await marketer.openEntry(PRESET, documentId);
  await expect(price).toHaveValue(/^4\s420$/);
  try {
    await test.step('the form tells old and new while one types', async () => {
      await price.fill('4500');
      await expect(marketer.button(/Цена в месяц: 4\s420\s₽ → 4\s500\s₽ \(\+1,81\s%\)\./)).toBeVisible();
      await expect(page.getByText('Можно публиковать')).toBeVisible();
      await price.fill('1');
      await expect(
        marketer.button(/4\s420\s₽ → 1\s₽ \(−99,98\s%\)\. При публикации спросим ещё раз\./),
      ).toBeVisible();
      await expect(page.getByText('Цену нужно будет подтвердить')).toBeVisible();
    });

    await test.step('a draft is saved without a question, and shown with what it changes', async () => {
      await save.click();
      await expect(save).toBeDisabled();
      expect(await published()).toBe(4420);
      await marketer.button('Посмотреть черновик').click();
      const draft = page.frameLocator(FRAME);
      await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Карточка «MSK 2»');
      await expect(draft.getByRole('row', { name: /Цена, пока провайдер не отвечает/ })).toHaveText(
        /4\s420\s₽1\s₽−99,98\s%/,
      );
      // While the provider answers, its price is the one on the card: no slip sells anything cheaper.
      await expect(draft.getByRole('listitem').filter({ hasText: 'MSK 2' })).toContainText('4 420 ₽');
      await page.keyboard.press('Escape');
    });

    await test.step('who says no changes nothing, and keeps what is typed', async () => {
      await publish.click();
      await expect(question).toContainText('Цена в месяц4 420 ₽ → 1 ₽−99,98 %');
      await expect(question.getByRole('button', { name: 'Не публиковать' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(page.getByText(/^Не опубликовано: цену нужно подтвердить/)).toBeVisible();
      await expect(price).toHaveValue('1');
      await publish.click();
      await expect(question.getByRole('button', { name: 'Не публиковать' })).toBeFocused();
      // On a machine that is late the panel still places the question, and hears no key meanwhile.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden({ timeout: 1_000 });
      }).toPass();
      expect(await published()).toBe(4420);
    });

    await test.step('who means it changes the price, and the journal tells both', async () => {
      await publish.click();
      await question.getByRole('button', { name: 'Да, опубликовать' }).click();
      await expect.poll(published).toBe(1);
      await visitor.goto(`${addresses.site}/services/dedicated-servers`);
      const card = visitor.getByRole('listitem').filter({ hasText: 'MSK 2' }).first();
      await expect(card).toContainText('4 420 ₽');
      await marketer.open('/editorial');
      await page.getByRole('tab', { name: 'Журнал' }).click();
      const line = page
        .getByRole('row', { name: /публикация/ })
        .filter({ hasText: 'MSK 2' })
        .first();
      await expect(line).toContainText('Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)');
    });
  } finally {
    const publishing = `${PRESET}/${documentId}/actions/publish`;
    const asked = await (await marketer.entry('POST', publishing, { price: 4420 })).json();
    const confirmation = asked.error?.details.prices?.confirmation;
    if (confirmation !== undefined)
      await marketer.entry(
        'POST',
        publishing,
        { price: 4420 },
        { 'x-vitrina-confirmed-prices': confirmation },
      );
  }
  expect(await published()).toBe(4420);
});

test(
  'a marketer sees what another price of an IP does before it is published, and goes back by its history',
  byNight('price-drafts.test.ts', 'rules-effects.test.ts'),
  async ({ browser, request }) => {
    test.setTimeout(120_000);
    const marketer = await Person.enter(browser, addresses.cms, 'marketer');
    const { page } = marketer;
    const price = marketer.field('Цена плавающего IP, ₽ в месяц');
    try {
      await marketer.open(SETTINGS);
      await price.fill('200');
      await expect(
        marketer.button(/Цена плавающего IP в месяц: 180\s₽ → 200\s₽ \(\+11,11\s%\)/),
      ).toBeVisible();
      await marketer.button('Сохранить').click();
      await expect(marketer.button('Сохранить')).toBeDisabled();

      await marketer.button('Посмотреть черновик').click();
      const draft = page.frameLocator(FRAME);
      await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Что изменят настройки продаж');
      await expect(draft.getByRole('row', { name: /Публичный IP в месяц/ })).toHaveText(
        /180\s₽200\s₽\+11,11\s%/,
      );
      await expect(draft.getByRole('table', { name: 'Примеры цен' }).getByRole('row')).not.toHaveCount(1);
      await page.keyboard.press('Escape');
      // It is a draft: nothing that anybody reads has changed.
      expect(await (await request.get('/prices.json')).text()).toContain('"P1Y":"1062.00"');

      await marketer.button('Сравнить и вернуть').click();
      const history = page.getByRole('dialog', { name: 'История версий' });
      await expect(history.getByText(/Цена плавающего IP в месяц: 180\s₽ → 200\s₽/)).toBeVisible();
      await history.getByRole('button', { name: 'Вернуть эту версию в черновик' }).click();
      await history.getByRole('button', { name: 'Открыть черновик' }).click();
      await expect(price).toHaveValue('180');
    } finally {
      await marketer.ask('POST', `${SETTINGS}/actions/discard`, {});
    }
  },
);
