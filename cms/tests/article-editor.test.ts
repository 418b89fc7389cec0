// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { articleExtensions } from '../src/admin/article-editor/format/article-extensions';
import { readArticle } from '../src/admin/article-editor/format/read-article';
import { writeArticle } from '../src/admin/article-editor/format/write-article';
import { findFaults } from '../src/article-format/check-article';

const SEED = path.resolve(import.meta.dirname, '..', 'seed', 'articles');
const schema = getSchema([...articleExtensions]);

/** What the editor makes of a stored text when nothing in it is changed. */
function written(html: string): string {
  return writeArticle(readArticle(html, schema));
}

const EVERYTHING = `
<p>Слова <strong>важные</strong>, <em>тихие</em>, <s>лишние</s>, <code>код</code> и <strong><code>важный код</code></strong>.<br>Новая строка.</p>
<h2>Раздел с <code>кодом</code></h2>
<h3>Подраздел</h3>
<h4>Мелкий заголовок</h4>
<p><a href="/services/cloud-servers">Адрес</a>, <a data-article="abcdef0123456789abcdef01">статья с <strong>весом</strong></a>, <a href="mailto:help@example.ru">почта</a>, <a href="#razdel"><code>якорь</code></a></p>
<ul><li>один<ul><li>внутри</li></ul></li><li><p>первый</p><p>второй</p></li></ul>
<ol><li>шаг<pre><code class="language-bash">sudo ls

  # отступ</code></pre></li><li>шаг с картинкой<figure><img src="/assets/a.png" alt="Схема"></figure></li></ol>
<blockquote><p>цитата</p><p>вторая</p></blockquote>
<hr>
<pre><code class="language-nginx">server {
    listen 80;
}</code></pre>
<pre><code>без языка &lt;b&gt; &amp;amp;</code></pre>
<pre data-title="/etc/nginx/nginx.conf" data-lines="1"><code class="language-nginx">user www-data;</code></pre>
<pre data-checked=""><code class="language-bash">nginx -t</code></pre>
<pre data-title="~/.ssh/config" data-checked="ok"><code class="language-text">Host shop</code></pre>
<div data-block="code-tabs"><pre data-title="Ubuntu"><code class="language-bash">apt install</code></pre><pre data-title="Debian «12»"><code class="language-bash">apt-get install</code></pre></div>
<table><thead><tr><th scope="col">A</th><th colspan="2">B</th></tr></thead><tbody><tr><th scope="row">1</th><td rowspan="2">2</td><td></td></tr><tr><td><ul><li>список</li></ul></td><td><p>а</p><p>б</p></td></tr></tbody></table>
<figure><img src="https://cdn.example.ru/b.png" alt=""><figcaption>Подпись <em>курсивом</em></figcaption></figure>
<div data-block="carousel"><figure><img src="/assets/1.png" alt="Один"><figcaption>Первая</figcaption></figure><figure><img src="/assets/2.png" alt="Два"></figure></div>
<aside data-block="callout" data-kind="note"><p>Примечание</p></aside>
<aside data-block="callout" data-kind="danger"><p>Опасно</p><ol><li>раз</li></ol></aside>
<div data-block="tariff" data-preset="2453"></div>
<div data-block="tariff" data-preset="2453" data-os="Ubuntu 24.04"></div>`;

const seeded = readdirSync(SEED).filter((file) => file.endsWith('.html'));

describe('a text that is opened and written again', () => {
  test.each(seeded)('loses nothing of the seeded %s', (file) => {
    const html = readFileSync(path.join(SEED, file), 'utf8');
    expect(meaningOf(written(html))).toEqual(meaningOf(html));
  });

  test('loses nothing of any construction', () => {
    expect(findFaults(EVERYTHING)).toEqual([]);
    expect(meaningOf(written(EVERYTHING))).toEqual(meaningOf(EVERYTHING));
  });

  test.each([...seeded.map((file) => readFileSync(path.join(SEED, file), 'utf8')), EVERYTHING])(
    'is accepted, and does not change any more (%#)',
    (html) => {
      const once = written(html);
      expect(findFaults(once)).toEqual([]);
      expect(written(once)).toBe(once);
    },
  );

  test('is no text at all when nothing is written', () => {
    expect(written('')).toBe('');
    expect(written('<p></p>')).toBe('');
  });
});

const MARKS = new Set(['A', 'STRONG', 'EM', 'S', 'CODE']);

/** A text without what means nothing: spaces between blocks, the order of marks, the paragraph alone in an item. */
function meaningOf(html: string): unknown[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return meaningInside(body, []);
}

function meaningInside(element: Element, marks: readonly string[]): unknown[] {
  const found: unknown[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data !== '') found.push({ words: textIn(node), marks: marks.join() });
    if (!(node instanceof Element)) continue;
    if (MARKS.has(node.tagName) && element.tagName !== 'PRE')
      found.push(...meaningInside(node, [...marks, `${node.tagName} ${attributesOf(node)}`].sort()));
    else if (['THEAD', 'TBODY'].includes(node.tagName) || isOnlyParagraph(node))
      found.push(...meaningInside(node, marks));
    else found.push([node.tagName, attributesOf(node), ...meaningInside(node, marks)]);
  }
  return found.filter((part) => !isBlank(part));
}

function textIn(text: Text): string {
  return text.parentElement?.closest('pre') ? text.data : text.data.replace(/\s+/g, ' ');
}

function isBlank(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'words' in part && part.words === ' ';
}

function isOnlyParagraph(node: Element): boolean {
  const holder = node.parentElement;
  return (
    node.tagName === 'P' &&
    ['LI', 'TD', 'TH'].includes(holder?.tagName ?? '') &&
    [...(holder?.children ?? [])].filter(({ tagName }) => tagName === 'P').length === 1
  );
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join();
}
