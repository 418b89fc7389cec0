import { expect, test } from '@playwright/test';
import { Person } from './roles/person';
import { addresses } from './stand';

const PAGE = 'api::site.page';

test('of two windows with one entry the later is refused, keeps its words and gives them back', async ({
  browser,
}) => {
  const marketer = await Person.enter(browser, addresses.cms, 'marketer');
  const begun = { title: 'Начато в двух окнах', slug: `two-windows-${Date.now()}`, blocks: [] };
  const { data } = await (await marketer.entry('POST', PAGE, begun)).json();
  const entry = `${PAGE}/${data.documentId}`;
  const other = await marketer.page.context().newPage();
  try {
    await marketer.openEntry(PAGE, data.documentId);
    await expect(marketer.field('Название страницы')).toHaveValue(begun.title);
    await other.goto(marketer.page.url());
    await other.getByRole('textbox', { name: /^Название страницы\*?$/ }).fill('Из второго окна');
    await other.getByRole('button', { name: 'Сохранить' }).click();
    await expect(other.getByRole('button', { name: 'Сохранить' })).toBeDisabled();

    await marketer.field('Название страницы').fill('Из первого окна');
    await marketer.button('Сохранить').click();
    await expect(marketer.page.getByText(/запись тем временем изменили/)).toBeVisible();
    await expect(marketer.field('Название страницы')).toHaveValue('Из второго окна');

    await marketer.button(/^Восстановить несохранённое/).click();
    await expect(marketer.field('Название страницы')).toHaveValue('Из первого окна');
    await marketer.button('Сохранить').click();
    await expect(marketer.button('Сохранить')).toBeDisabled();
    const saved = await (await marketer.entry('GET', entry)).json();
    expect(saved.data.title).toBe('Из первого окна');
  } finally {
    await marketer.entry('DELETE', entry);
  }
});
