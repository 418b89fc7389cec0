import { expect, test } from '@playwright/test';
import { Person } from './roles/person';
import { addresses } from './stand';

const PRESET = 'api::commerce.static-preset';

test('a marketer who meant 4,420 roubles is asked before one rouble goes live', async ({
  browser,
  page: visitor,
}) => {
  // The first form a person opens loads the whole panel.
  test.setTimeout(90_000);
  const marketer = await Person.enter(browser, addresses.cms, 'marketer');
  const { page } = marketer;
  const documentId = await marketer.find(PRESET, 'filters[code][$eq]=dedicated-msk-2');
  const price = marketer.field('Цена, ₽ в месяц');
  const save = marketer.button('Сохранить');
  const question = page.getByRole('alertdialog', { name: 'Цена точно такая?' });
  const stored = async () => {
    const answer = await marketer.entry('GET', `${PRESET}/${documentId}`);
    return (await answer.json()).data.price;
  };

  await marketer.openEntry(PRESET, documentId);
  await expect(price).toHaveValue(/^4\s420$/);
  try {
    await test.step('the form tells old and new while one types', async () => {
      await price.fill('4500');
      await expect(marketer.button(/Цена в месяц: 4\s420\s₽ → 4\s500\s₽ \(\+1,81\s%\)\./)).toBeVisible();
      await expect(page.getByText('Можно сохранять')).toBeVisible();
      await price.fill('1');
      await expect(
        marketer.button(/4\s420\s₽ → 1\s₽ \(−99,98\s%\)\. При сохранении спросим ещё раз\./),
      ).toBeVisible();
      await expect(page.getByText('Цену нужно будет подтвердить')).toBeVisible();
    });

    await test.step('who says no changes nothing, and keeps what is typed', async () => {
      await save.click();
      await expect(question).toContainText('Цена в месяц4 420 ₽ → 1 ₽−99,98 %');
      await expect(question.getByRole('button', { name: 'Не сохранять' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(page.getByText(/^Не сохранено: цену нужно подтвердить/)).toBeVisible();
      await expect(price).toHaveValue('1');
      await save.click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      expect(await stored()).toBe(4420);
    });

    await test.step('who means it changes the price, and the journal tells both', async () => {
      await save.click();
      await question.getByRole('button', { name: 'Да, сохранить' }).click();
      await expect(save).toBeDisabled();
      expect(await stored()).toBe(1);
      // While the provider answers, its price is the one on the card: no slip sells anything cheaper.
      await visitor.goto(`${addresses.site}/services/dedicated-servers`);
      const card = visitor.getByRole('listitem').filter({ hasText: 'MSK 2' }).first();
      await expect(card).toContainText('4 420 ₽');
      await marketer.open('/editorial');
      await page.getByRole('tab', { name: 'Журнал' }).click();
      await expect(page.getByText('Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)').first()).toBeVisible();
    });
  } finally {
    const asked = await (await marketer.entry('PUT', `${PRESET}/${documentId}`, { price: 4420 })).json();
    const confirmation = asked.error?.details.prices?.confirmation;
    if (confirmation !== undefined)
      await marketer.entry(
        'PUT',
        `${PRESET}/${documentId}`,
        { price: 4420 },
        { 'x-vitrina-confirmed-prices': confirmation },
      );
  }
  expect(await stored()).toBe(4420);
});
