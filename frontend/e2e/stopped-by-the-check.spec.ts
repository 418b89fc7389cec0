import { expect, test } from '@playwright/test';
import { enterPanel } from './panel';
import { addresses } from './stand';
import { untilPublished } from './visitor';

const EDITOR = 'editor@vitrina.example';
const ARTICLE = 'api::knowledge.article';
const PANEL = `${addresses.cms}/content-manager/collection-types`;

test('an editor is stopped by the check, mends what it names, publishes and reads the article', async ({
  page,
  request,
}) => {
  // One log-in for the panel and for what is prepared and tidied up: the panel counts them.
  const headers = { authorization: `Bearer ${await enterPanel(page, EDITOR)}` };

  const topics = await request.get(`${PANEL}/api::knowledge.topic?filters[path][$eq]=linux`, { headers });
  const topic = { connect: [{ documentId: (await topics.json()).results[0].documentId }] };
  const draft = {
    title: 'Статья под проверкой',
    url: 'under-the-check',
    text: '<p>Первые слова.</p>',
    topic,
  };
  const created = await request.post(`${PANEL}/${ARTICLE}`, { headers, data: draft });
  const { documentId } = (await created.json()).data;

  try {
    await page.goto(
      `${addresses.cms}/admin/content-manager/collection-types/${ARTICLE}/${documentId}?plugins[i18n][locale]=ru`,
    );
    const description = page.getByRole('textbox', { name: 'Краткое описание' });
    const problem = page.getByRole('button', { name: /Нет краткого описания.+Краткое описание/ });
    await expect(page.getByText('Пока нельзя опубликовать. Нужно исправить: 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
    await expect(page.getByText(/^Публикация остановлена\. Нет краткого описания/)).toBeVisible();
    const written = '/tutorials/linux/under-the-check';
    expect((await request.get(written)).status()).toBe(404);

    await problem.click();
    await expect(description).toBeFocused();
    await page.keyboard.type('О том, как проверка помогает редактору.');
    await expect(page.getByText('Можно публиковать')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();

    await untilPublished(request, written);
    await page.goto(written);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статья под проверкой');
  } finally {
    await request.delete(`${PANEL}/${ARTICLE}/${documentId}`, { headers });
  }
});
