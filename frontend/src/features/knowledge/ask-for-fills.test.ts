import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody } from './article-body';
import { parseArticleText } from './article-text';

const code = (text: string, language = 'bash') =>
  `<pre><code class="language-${language}">${text.replaceAll('<', '&lt;')}</code></pre>`;

test('each placeholder of a text is asked once, in the order of the text', async () => {
  const html = await shown(`${code('ssh <USER>@<IP>')}<p>Слова</p>${code('dig <DOMAIN>; ping <IP>')}`);
  expect([...html.matchAll(/<input[^>]*data-fill="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'USER',
    'IP',
    'DOMAIN',
  ]);
  expect(html.match(/<fill-values>/g)).toHaveLength(1);
});

test('what is typed can be neither sent nor remembered', async () => {
  const html = await shown(code('ssh <IP>'));
  const [field = ''] = html.match(/<input[^>]*>/) ?? [];
  expect(field).toContain('autoComplete="off"');
  expect(field).not.toMatch(/ (name|id|value|form)=/);
  expect(html).not.toContain('<form');
});

test.each([
  ['the first code that has one', `<p>Слова.</p>${code('ls')}`, code('ssh <IP>')],
  ['the words that lead to it', '<p>Слова.</p>', `<p>Подключитесь:</p>\n${code('ssh <IP>')}`],
  [
    'tabs, of which only the second has one',
    '<p>Слова.</p>',
    `<div data-block="code-tabs">${code('ls')}${code('ssh <IP>')}</div>`,
  ],
  ['a list with code in it', '<p>Слова.</p>', `<ol><li>раз</li><li>два${code('ssh <IP>')}</li></ol>`],
])('it is asked before %s', async (_, before, after) => {
  const { tree } = await parseArticleText(`${before}${after}`);
  const at = tree.children.findIndex(
    (child) => child.type === 'element' && child.properties.dataBlock === 'fill-values',
  );
  expect(at).toBe((await parseArticleText(before)).tree.children.length);
});

test.each([
  ['code without a placeholder', code('ls -la')],
  ['HTML', code('<TITLE>', 'html')],
  ['words', '<p>Адрес записан как <code>&lt;IP&gt;</code></p>'],
])('nothing is asked for %s', async (_, html) => {
  expect(await shown(html)).not.toContain('fill-values');
});

test('an editor cannot ask by himself', async () => {
  const html = await shown('<div data-block="fill-values" data-names="PASSWORD">слово</div>');
  expect(html).not.toContain('<fill-values');
});

async function shown(html: string): Promise<string> {
  const { tree } = await parseArticleText(html);
  return renderToStaticMarkup(createElement(ArticleBody, { tree }));
}
