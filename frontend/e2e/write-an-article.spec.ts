import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { framesPainted } from './frames';
import { enterPanel } from './panel';
import { addresses } from './stand';
import { untilPublished } from './visitor';

const EDITOR = 'editor@vitrina.example';
const CONTENT = '/content-manager/collection-types';
const ARTICLES = `${addresses.cms}${CONTENT}/api::knowledge.article`;

const FROM_WORD = `<html><body><!--StartFragment--><p class=MsoNormal style='margin:0'><span style='font-size:11pt'>Из
<b>Word</b><o:p></o:p></span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>1. </span><!--[endif]-->первый пункт</p><!--EndFragment--></body></html>`;

const FROM_NOTES = '## Проверка\n\n```bash\ncurl -I https://example.ru\n```\n';

/** What stands beside the text. */
const BEGUN = {
  title: 'Написано в редакторе',
  description: 'Все блоки сразу.',
  seo_title: 'Написано в редакторе',
  seo_description: 'Статья, в которой есть каждый блок редактора.',
};

test('an editor writes an article with every kind of block and reads it on the site', async ({
  page,
  request,
}) => {
  const token = await enterPanel(page, EDITOR);
  const headers = { authorization: `Bearer ${token}` };
  const topics = await request.get(
    `${addresses.cms}${CONTENT}/api::knowledge.topic?filters[path][$eq]=linux`,
    { headers },
  );
  const topic = (await topics.json()).results[0].documentId;
  const url = `written-${Date.now()}`;
  const created = await request.post(ARTICLES, {
    headers,
    data: { ...BEGUN, url, topic: { connect: [{ documentId: topic }] } },
  });
  const article = `api::knowledge.article/${(await created.json()).data.documentId}`;

  try {
    await page.goto(`${addresses.cms}/admin${CONTENT}/${article}?plugins[i18n][locale]=ru`);
    const text = page.getByRole('textbox', { name: 'Текст', exact: true });
    const tools = page.getByRole('toolbar', { name: 'Оформление текста' });
    const tool = (name: string) => tools.getByRole('button', { name, exact: true });

    await text.click();
    await tools.getByLabel('Вид строки').selectOption({ label: 'Заголовок раздела' });
    await page.keyboard.type('Установка\n- первое\nвторое\n\n');
    await tool('Таблица').click();
    await page.keyboard.type('Команда');
    await tool('Вкладки с кодом').click();
    await page.keyboard.type('sudo apt install nginx');
    await page.getByRole('button', { name: 'Debian', exact: true }).click();
    await page.getByLabel('Название вкладки').fill('AlmaLinux');
    await page.getByRole('region', { name: 'Код вкладки «AlmaLinux»' }).locator('pre').click();
    await page.keyboard.type('sudo dnf install nginx');
    await tool('Выноска').click();
    await page.getByRole('combobox', { name: 'Вид выноски' }).selectOption({ label: 'Опасно' });
    await page.getByRole('region', { name: 'Выноска' }).locator('p').click();
    await page.keyboard.type('Не закройте себе вход. ');
    await tool('Ссылка').click();
    await page.getByRole('button', { name: 'На статью' }).click();
    await page.getByLabel('Найти статью по заголовку').fill('https');
    await page.getByRole('radio', { name: /nginx-https-ubuntu/ }).check();
    await page.getByRole('button', { name: 'Поставить ссылку' }).click();
    await tool('Тариф').click();
    await page.getByLabel(/Найти по названию|Тариф у провайдера/).fill('2453');
    await chooseWhereListed(page.getByRole('radio', { name: /№ 2453/ }));
    await page.getByRole('button', { name: 'Поставить карточку' }).click();
    await goToEnd(text);
    await paste(text, { 'text/html': FROM_WORD });
    await expect(text).toContainText('первый пункт');
    await goToEnd(text);
    await paste(text, { 'text/plain': FROM_NOTES });
    await expect(text).toContainText('curl -I https://example.ru');
    await goToEnd(text);
    await tool('Ссылка').click();
    await expect(page.getByRole('dialog').getByLabel('Адрес')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await goToEnd(text);
    await pasteScreenshot(text);
    await page.getByLabel('Что на картинке').fill('Красный квадрат');

    const save = page.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const written = `/tutorials/linux/${url}`;
    await untilPublished(request, written);
    await page.goto(written);
    await expect(page.getByRole('heading', { name: 'Установка', level: 2 })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Команда' })).toBeVisible();
    await expect(page.getByText('sudo dnf install nginx')).toBeHidden();
    await page.getByText('AlmaLinux', { exact: true }).click();
    await expect(page.getByText('sudo dnf install nginx')).toBeVisible();
    const callout = page.getByRole('note', { name: 'Опасно' });
    await expect(callout).toContainText('Не закройте себе вход.');
    await expect(callout.getByRole('link')).toHaveAttribute('href', '/tutorials/web/nginx-https-ubuntu');
    const card = page.getByRole('region', { name: /^Тариф / });
    await expect(card).toContainText('₽/мес');
    await expect(card.getByRole('link', { name: /^Заказать/ })).toHaveAttribute('href', /preset=2453/);
    await expect(page.locator('article').getByText('Из Word')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'первый пункт' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Проверка', level: 2 })).toBeVisible();
    await expect(page.getByText('curl -I https://example.ru')).toBeVisible();
    const screenshot = page.getByRole('img', { name: 'Красный квадрат' });
    await expect(screenshot).toHaveAttribute('src', /^\/assets\//);
    await screenshot.scrollIntoViewIfNeeded();
    await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  } finally {
    await request.delete(`${addresses.cms}${CONTENT}/${article}`, { headers });
  }
});

test('the address of a new article follows its title until another is written', async ({ page }) => {
  await enterPanel(page, EDITOR);
  await page.goto(`${addresses.cms}/admin${CONTENT}/api::knowledge.article/create?plugins[i18n][locale]=ru`);
  const title = page.getByRole('textbox', { name: /^Заголовок/ }).first();
  const address = page.getByRole('textbox', { name: /^Адрес/ }).first();
  await title.fill('Первые шаги: nginx');
  await expect(address).toHaveValue('pervye-shagi-nginx');
  await address.fill('nginx');
  await title.fill('Первые шаги с nginx');
  await expect(address).toHaveValue('nginx');
});

test('a picture that was uploaded in the dialog is chosen, and choosing none is said', async ({ page }) => {
  await enterPanel(page, EDITOR);
  await page.goto(`${addresses.cms}/admin${CONTENT}/api::knowledge.article/create?plugins[i18n][locale]=ru`);
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  await text.click();
  const tools = page.getByRole('toolbar', { name: 'Оформление текста' });
  await tools.getByRole('button', { name: 'Картинка', exact: true }).click();
  const finish = page.getByRole('button', { name: 'Готово', exact: true });
  await finish.click();
  await expect(page.getByText('Не выбрано ни одной картинки')).toBeVisible();
  await page.getByRole('button', { name: 'Добавить ещё ресурсы' }).click();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `red-${Date.now()}.png`, mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: /^Загрузить 1/ }).click();
  await expect(page.getByRole('tab', { name: /^Выбранные/ })).toContainText('1');
  await finish.click();
  await expect(text.getByRole('region', { name: 'Картинка' })).toHaveCount(1);
});

/** While the site cannot tell its prices yet, the identifier alone is enough. */
async function chooseWhereListed(tariff: Locator): Promise<void> {
  const typed = tariff.page().getByLabel('Тариф у провайдера');
  await expect(tariff.or(typed)).toBeVisible();
  if (await tariff.isVisible()) await tariff.check();
}

/** The editor hears of the caret only after the key has moved it, and pastes where it last knew it to be. */
async function goToEnd(text: Locator): Promise<void> {
  await text.press('Control+End');
  await framesPainted(text.page());
}

/** As Ctrl+V does with what another program has put on the clipboard. */
async function paste(text: Locator, copied: Record<string, string>): Promise<void> {
  await text.evaluate((element, parts) => {
    const clipboardData = new DataTransfer();
    for (const [type, part] of Object.entries(parts)) clipboardData.setData(type, part);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

/** The same with a picture of 40 × 40 px. */
async function pasteScreenshot(text: Locator): Promise<void> {
  await text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'red';
    context?.fillRect(0, 0, 40, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const clipboardData = new DataTransfer();
    if (blob) clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}
