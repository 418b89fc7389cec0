import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFaults } from '../src/article-format/check-article';
import { element, type HtmlElement, type HtmlNode, parseHtml } from '../src/article-text/html-tree';
import { normalHtml } from '../src/article-text/normal-html';
import { writeHtml } from '../src/article-text/write-html';
import { printArticleFile, readArticleFile } from '../src/markdown/article-file';
import { markdownToBlocks } from '../src/markdown/from-markdown';
import { htmlToMarkdown } from '../src/markdown/to-markdown';

function normal(html: string): string {
  return writeHtml(normalHtml(parseHtml(html)));
}

function thereAndBack(html: string): string {
  return writeHtml(markdownToBlocks(htmlToMarkdown(html)).blocks);
}

/** Words with everything Markdown could take for its own. */
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('слово', 'два слова', 'сервер 1.', 'key = value', 'итог:', '100 ₽'),
  },
  fc.constantFrom(
    '*',
    '_x_',
    '**',
    '# ',
    '- ',
    '1. ',
    '> ',
    '`',
    '~~',
    '|',
    '\\',
    '<b>',
    '&amp;',
    ':::',
    '::tariff',
    '---',
  ),
  fc.constantFrom(
    '[a](b)',
    '![a](b)',
    'a:b',
    '{x=1}',
    '+ ',
    '===',
    '\u00a0',
    ' ',
    'http://a.example',
    '10) ',
    '```',
  ),
  fc.string({ maxLength: 8 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
);

const href = fc.constantFrom(
  '/services/s3',
  '#razdel',
  'https://a.example/?a=1&b=(2)',
  'mailto:a@b.example',
  '/a b"c',
);

const words: fc.Arbitrary<HtmlNode[]> = fc.letrec<{ words: HtmlNode[]; word: HtmlNode }>((tie) => ({
  words: fc.array(tie('word'), { minLength: 1, maxLength: 4 }),
  word: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    text,
    text.map((value) => element('code', [value])),
    fc.constant(element('br')),
    fc
      .tuple(fc.constantFrom('strong', 'em', 's'), tie('words'))
      .map(([tag, children]) => element(tag, children)),
    fc.tuple(href, text).map(([value, inside]) => element('a', [inside], { href: value })),
    fc.constant(element('a', ['статья'], { 'data-article': 'ssh-keys' })),
  ),
})).words;

const code = fc
  .array(fc.constantFrom('ls -la', '', '  a: 1', '```', '# x', '<b>&amp;</b>', ':::', '\t|', '~~~'), {
    maxLength: 4,
  })
  .map((lines) => lines.join('\n'));
const listing = fc
  .tuple(code, fc.option(fc.constantFrom('bash', 'yaml', 'text'), { nil: undefined }))
  .map(([value, language]) =>
    element('code', [value], language === undefined ? {} : { class: `language-${language}` }),
  );
const figure = fc
  .tuple(
    fc.constantFrom('/assets/a.png', 'https://a.example/b.png'),
    text,
    fc.option(words, { nil: undefined }),
  )
  .map(([src, alt, caption]) =>
    element('figure', [
      element('img', [], { src, alt }),
      ...(caption === undefined ? [] : [element('figcaption', caption)]),
    ]),
  );
const cell = (tag: string) =>
  fc
    .tuple(words, fc.constantFrom<Record<string, string>>({}, {}, {}, { colspan: '2' }, { rowspan: '1' }))
    .map(([children, attributes]) => element(tag, children, attributes));
const row = (tag: string) =>
  fc.array(cell(tag), { minLength: 2, maxLength: 2 }).map((cells) => element('tr', cells));
const table = fc
  .tuple(fc.option(row('th'), { nil: undefined }), fc.array(row('td'), { minLength: 1, maxLength: 3 }))
  .map(([head, rows]) =>
    element('table', [...(head === undefined ? [] : [element('thead', [head])]), element('tbody', rows)]),
  );

const block: fc.Arbitrary<HtmlElement> = fc.letrec<{
  block: HtmlElement;
  items: HtmlElement[];
  plain: HtmlElement;
}>((tie) => ({
  items: fc.array(
    fc.oneof(
      words.map((inside) => element('li', inside)),
      fc
        .tuple(words, tie('block'), fc.boolean())
        .map(([inside, nested, isParagraph]) =>
          element('li', [...(isParagraph ? [element('p', inside)] : inside), nested]),
        ),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  plain: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    words.map((inside) => element('p', inside)),
    tie('items').map((items) => element('ul', items)),
    tie('items').map((items) => element('ol', items)),
  ),
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    words.map((inside) => element('p', inside)),
    tie('plain'),
    fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), words).map(([tag, inside]) => element(tag, inside)),
    fc.constant(element('hr')),
    listing.map((inside) => element('pre', [inside])),
    fc.tuple(listing, text).map(([inside, title]) => element('pre', [inside], { 'data-title': title })),
    listing.map((inside) => element('pre', [inside], { 'data-lines': '2-4,7' })),
    fc
      .tuple(listing, text)
      .map(([inside, title]) =>
        element('pre', [inside], { 'data-title': title, 'data-lines': '3', 'data-checked': '' }),
      ),
    figure,
    table,
    fc.array(tie('plain'), { minLength: 1, maxLength: 3 }).map((inside) => element('blockquote', inside)),
    fc
      .tuple(
        fc.constantFrom('note', 'tip', 'warning', 'danger'),
        fc.array(tie('plain'), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, inside]) => element('aside', inside, { 'data-block': 'callout', 'data-kind': kind })),
    fc.array(fc.tuple(listing, text), { minLength: 2, maxLength: 3 }).map((tabs) =>
      element(
        'div',
        tabs.map(([inside, title]) => element('pre', [inside], { 'data-title': title })),
        { 'data-block': 'code-tabs' },
      ),
    ),
    fc
      .array(figure, { minLength: 1, maxLength: 3 })
      .map((figures) => element('div', figures, { 'data-block': 'carousel' })),
    fc.constant(element('div', [], { 'data-block': 'tariff', 'data-preset': '2453' })),
    fc.constant(
      element('div', [], { 'data-block': 'tariff', 'data-preset': '2453', 'data-os': 'Ubuntu 24.04' }),
    ),
  ),
})).block;

const html = fc.array(block, { maxLength: 6 }).map(writeHtml);

describe('the text of an article', () => {
  test('is the same after it was Markdown, whatever is in it', () => {
    fc.assert(
      fc.property(html, (value) => {
        expect(thereAndBack(value)).toBe(normal(value));
      }),
      { numRuns: 150 },
    );
  });

  test('has one normal form', () => {
    fc.assert(
      fc.property(html, (value) => {
        expect(normal(normal(value))).toBe(normal(value));
      }),
      { numRuns: 100 },
    );
  });

  test('of the seed is written as the export writes it, with no HTML in it', async () => {
    const folder = path.join(import.meta.dirname, '..', 'seed', 'articles');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const content = await readFile(path.join(folder, name), 'utf8');
      const read = readArticleFile(content);
      if (read.status === 'refused') throw new Error(`${name}: ${JSON.stringify(read.faults)}`);
      expect(printArticleFile(read.file)).toBe(content);
      expect(content).not.toContain(':::html');
    }
  });
});

const EVERYTHING = `## Заголовок с \`кодом\`

Слова **жирные**, _наклонные_ и ~~лишние~~, [статья](article:abc), [услуга](/services/s3).

- Пункт
- Ещё один
  1. Вложенный

| Тип     | Когда |
| ------- | ----- |
| ed25519 | Всегда |

![Схема](/assets/scheme.png "Как всё связано")

\`\`\`bash
ls -la
\`\`\`

\`\`\`nginx title="/etc/nginx/nginx.conf"
user www-data;
\`\`\`

:::callout{kind=tip}
Совет.
:::

:::tabs
\`\`\`bash title="Ubuntu 24.04"
apt install nginx
\`\`\`

\`\`\`bash title="Fedora"
dnf install nginx
\`\`\`
:::

:::carousel
![Первый](/assets/1.png)

![Второй](/assets/2.png "Подпись")
:::

::tariff{preset=2453}
`;

test('everything an editor can make has a way to write it in Markdown', () => {
  const { blocks, faults } = markdownToBlocks(EVERYTHING);
  expect(faults).toEqual([]);
  const made = writeHtml(blocks);
  expect(findFaults(made)).toEqual([]);
  expect(made).toContain('<aside data-block="callout" data-kind="tip"><p>Совет.</p></aside>');
  expect(made).toContain('<pre data-title="/etc/nginx/nginx.conf"><code class="language-nginx">');
  expect(made).toContain(
    '<div data-block="code-tabs"><pre data-title="Ubuntu 24.04"><code class="language-bash">apt install nginx</code></pre>',
  );
  expect(made).toContain(
    '<figure><img src="/assets/scheme.png" alt="Схема"><figcaption>Как всё связано</figcaption></figure>',
  );
  expect(made).toContain('<a data-article="abc">статья</a>');
  expect(made).toContain('<div data-block="tariff" data-preset="2453"></div>');
  expect(htmlToMarkdown(made)).toBe(EVERYTHING.replace(/\| Тип {5}[\s\S]*?Всегда \|/, TABLE));
});

const TABLE = '| Тип | Когда |\n| - | - |\n| ed25519 | Всегда |';

test.each([
  ['a joined cell', '<table><tbody><tr><td colspan="2">Два</td></tr></tbody></table>'],
  [
    'a caption with a link',
    '<figure><img src="/assets/a.png" alt="а"><figcaption><a href="/">д</a></figcaption></figure>',
  ],
])('%s stands in the Markdown as HTML', (_, value) => {
  expect(htmlToMarkdown(value)).toContain(':::html\n```html\n');
  expect(thereAndBack(value)).toBe(normal(value));
});

test.each([
  ['Слова\n\n<br>\n', 3, 'HTML пишется кодом между :::html и :::'],
  [
    '## Раздел\n\nСлова ![Схема](/assets/a.png) слова\n',
    3,
    'картинка стоит посреди слов: дайте ей отдельный абзац',
  ],
  [':::vidget\nСлова\n:::\n', 1, 'директива :::vidget неизвестна'],
  ['Слова [ссылка][1]\n\n[1]: /a\n', 1, 'такую запись статьи не понимают'],
])('what articles do not know is told with its line: %j', (markdown, line, message) => {
  expect(markdownToBlocks(markdown).faults[0]).toEqual({ line, message });
});
