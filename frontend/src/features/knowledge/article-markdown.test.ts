import { expect, test } from 'vitest';
import { toMarkdown } from './article-markdown';
import { toSafeTree } from './article-text';

const absolute = (path: string) => `https://shop.example${path}`;

async function markdownOf(html: string): Promise<string> {
  return toMarkdown(await toSafeTree(html), absolute);
}

test('words, headings, lists, tables and code are what Markdown has for them', async () => {
  const html = [
    '<h2>Шаг 1</h2><p>Введите <code>ls</code> и <strong>смотрите</strong>.</p>',
    '<ul><li>раз</li><li>два</li></ul>',
    '<table><thead><tr><th>Тип</th><th>Когда</th></tr></thead><tbody><tr><td>ed25519</td><td>почти всегда</td></tr></tbody></table>',
    '<pre><code class="language-bash">ssh root@&lt;IP&gt;\nexit</code></pre>',
  ].join('');
  expect(await markdownOf(html)).toBe(
    [
      '## Шаг 1\n\nВведите `ls` и **смотрите**.\n\n- раз\n- два\n\n',
      '| Тип     | Когда        |\n| ------- | ------------ |\n| ed25519 | почти всегда |\n\n',
      '```bash\nssh root@<IP>\nexit\n```\n',
    ].join(''),
  );
});

test('a remark is a quotation that says its kind', async () => {
  const html = '<aside data-block="callout" data-kind="danger"><p>Сотрёт диск.</p></aside>';
  expect(await markdownOf(html)).toBe('> **Опасно**\n>\n> Сотрёт диск.\n');
});

test('tabs stand one below the other under their titles', async () => {
  const tab = (title: string, code: string) =>
    `<pre data-title="${title}"><code class="language-bash">${code}</code></pre>`;
  const html = `<div data-block="code-tabs">${tab('Ubuntu', 'apt update')}${tab('Alpine', 'apk update')}</div>`;
  expect(await markdownOf(html)).toBe(
    '**Ubuntu**\n\n```bash\napt update\n```\n\n**Alpine**\n\n```bash\napk update\n```\n',
  );
});

test('the name of a file stands above its code', async () => {
  const html = '<pre data-title="~/.ssh/config"><code class="language-ini">Host shop</code></pre>';
  expect(await markdownOf(html)).toBe('`~/.ssh/config`\n\n```ini\nHost shop\n```\n');
});

test('a picture has a whole address and its caption below it, also in a carousel', async () => {
  const picture =
    '<figure><img src="/assets/panel.webp" alt="Панель"><figcaption>Новый сервер</figcaption></figure>';
  expect(await markdownOf(`<div data-block="carousel">${picture}</div>`)).toBe(
    '![Панель](https://shop.example/assets/panel.webp)\n\n*Новый сервер*\n',
  );
});

test('links of the site are whole, others stay, and the card of a tariff leads to the price list', async () => {
  const html =
    '<p><a href="/blog">Блог</a> <a href="https://nginx.org/">nginx</a></p><div data-block="tariff" data-preset="2453"></div>';
  expect(await markdownOf(html)).toBe(
    [
      '[Блог](https://shop.example/blog) [nginx](https://nginx.org/)\n\n',
      '[Тарифы облачных серверов](https://shop.example/services/cloud-servers#tariffs)\n',
    ].join(''),
  );
});

test('what could run is not in it', async () => {
  expect(await markdownOf('<p onclick="x()">Текст<script>x()</script></p>')).toBe('Текст\n');
});
