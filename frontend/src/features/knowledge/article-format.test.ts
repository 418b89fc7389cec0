import { BLOCKS, ELEMENTS } from '@vitrina/content-contract/article-format';
import {
  CALLOUT_KINDS,
  CODE_LANGUAGES,
  LINK_BEGINNINGS,
} from '@vitrina/content-contract/article-format-values';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundledLanguages } from 'shiki';
import { describe, expect, test } from 'vitest';
import { ArticleBody } from './article-body';
import { parseArticleText } from './article-text';
import { linkArticles } from './references';

/** A value that the checks of the CMS accept, for each attribute. */
const VALUES: Record<string, string> = {
  href: '/services/cloud-servers',
  'data-article': 'abcdef0123456789abcdef01',
  'data-kind': 'tip',
  'data-preset': '2453',
  'data-os': 'Ubuntu 24.04',
  'data-title': 'Ubuntu',
  'data-lines': '2-4,7',
  'data-checked': '200 OK',
  class: 'language-bash',
  colspan: '2',
  rowspan: '2',
  scope: 'col',
  src: '/assets/scheme.png',
  alt: 'Схема',
};

/** What an element needs around it to be one. */
const AROUND: Record<string, [before: string, after: string]> = {
  li: ['<ul>', '</ul>'],
  code: ['<pre>', '</pre>'],
  thead: ['<table>', '</table>'],
  tbody: ['<table>', '</table>'],
  tr: ['<table><tbody>', '</tbody></table>'],
  th: ['<table><tbody><tr>', '</tr></tbody></table>'],
  td: ['<table><tbody><tr>', '</tr></tbody></table>'],
  figcaption: ['<figure>', '</figure>'],
};

describe('what the editor of the CMS writes passes the sanitizer', () => {
  test.each(Object.entries(ELEMENTS))('<%s> with its attributes', async (name, piece) => {
    const attributes = Object.keys(piece.attributes ?? {});
    const written = attributes.map((attribute) => `${attribute}="${VALUES[attribute]}"`).join(' ');
    const [before, after] = AROUND[name] ?? ['', ''];
    const { tree } = await parseArticleText(`${before}<${name} ${written}>слово</${name}>${after}`);
    const html = JSON.stringify(tree);
    expect(html).toContain(`"tagName":"${name}"`);
    // Code is coloured anew: its language is told by what surrounds it.
    for (const attribute of attributes)
      expect(html).toContain(attribute === 'class' ? '"dataLanguage":"bash"' : (VALUES[attribute] ?? '?'));
  });

  test.each(Object.entries(BLOCKS))('the block %s', async (name, { element, attributes: rules }) => {
    const attributes = Object.keys(rules ?? {});
    const written = attributes.map((attribute) => `${attribute}="${VALUES[attribute]}"`).join(' ');
    const { tree } = await parseArticleText(`<${element} data-block="${name}" ${written}></${element}>`);
    const html = JSON.stringify(tree);
    expect(html).toContain(`"dataBlock":"${name}"`);
    for (const attribute of attributes) expect(html).toContain(VALUES[attribute]);
  });

  test.each(LINK_BEGINNINGS)('a link that begins with %s', async (beginning) => {
    const { tree } = await parseArticleText(`<a href="${beginning}example">слово</a>`);
    expect(JSON.stringify(tree)).toContain(`"href":"${beginning}example"`);
  });

  test.each(CALLOUT_KINDS)('a callout says that it is $caption', async ({ kind, caption }) => {
    const html = await shown(`<aside data-block="callout" data-kind="${kind}"><p>слово</p></aside>`);
    expect(html).toContain(`aria-label="${caption}"`);
    expect(html).toContain('<p>слово</p>');
  });

  test.each(CODE_LANGUAGES)('$language is coloured', ({ language }) => {
    expect(language === 'text' || Object.hasOwn(bundledLanguages, language)).toBe(true);
  });
});

describe('a block is shown', () => {
  test('tabs of code as radio buttons of one group, the first one chosen', async () => {
    const tabs = `<div data-block="code-tabs">
      <pre data-title="Ubuntu"><code class="language-bash">apt</code></pre>
      <pre data-title="Debian"><code>apt-get</code></pre></div>`;
    const html = await shown(tabs + tabs);
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(new Set(html.match(/name="code-tabs-\d"/g)).size).toBe(2);
    expect(html).toContain('Debian');
    expect(html).toContain('apt-get');
  });

  test('a carousel as a region that the keyboard reaches, with every picture and caption', async () => {
    const figure = (name: string) =>
      `<figure><img src="/assets/${name}.png" alt="${name}"><figcaption>Подпись ${name}</figcaption></figure>`;
    const html = await shown(`<div data-block="carousel">${figure('a')} ${figure('b')}</div>`);
    expect(html).toMatch(/<section aria-label="Галерея 1: картинок 2" tabindex="0"/i);
    expect(html).toContain('2 из 2');
    expect(html).toContain('<figcaption>Подпись b</figcaption>');
  });

  test('carousels each by a name of its own, with two buttons where there is a neighbour', async () => {
    const figure = '<figure><img src="/assets/a.png" alt="а"></figure>';
    const carousel = (figures: string) => `<div data-block="carousel">${figures}</div>`;
    const html = await shown(carousel(figure) + carousel(figure.repeat(2)) + carousel(figure.repeat(2)));
    expect(html.match(/Галерея \d: картинок \d/g)).toEqual([
      'Галерея 1: картинок 1',
      'Галерея 2: картинок 2',
      'Галерея 3: картинок 2',
    ]);
    expect(html.match(/aria-label="(Предыдущая|Следующая) картинка"/g)).toHaveLength(4);
  });

  test('code with the name of its file in place of the language, and a tab with its language', async () => {
    const file = '<pre data-title="/etc/nginx/nginx.conf"><code class="language-nginx">user a;</code></pre>';
    expect(await shown(file)).toMatch(/<span class="[^"]*file">\/etc\/nginx\/nginx\.conf<\/span>/);
    const tab = (title: string) => `<pre data-title="${title}"><code class="language-bash">apt</code></pre>`;
    const tabs = await shown(`<div data-block="code-tabs">${tab('Ubuntu')}${tab('Debian')}</div>`);
    expect(tabs).not.toContain('file"');
    expect(tabs.match(/>bash<\/span>/g)).toHaveLength(2);
  });

  test('a tariff by whoever knows tariffs, and by nobody where there are none', async () => {
    const card = '<p>До</p><div data-block="tariff" data-preset="2453"></div>';
    const { tree, tariffs } = await parseArticleText(card);
    expect(tariffs).toEqual([{ preset: '2453' }]);
    const tariffCard = ({ preset }: { preset: string }) => createElement('b', {}, `Тариф ${preset}`);
    expect(renderToStaticMarkup(createElement(ArticleBody, { tree, tariffCard }))).toContain(
      '<b>Тариф 2453</b>',
    );
    expect(renderToStaticMarkup(createElement(ArticleBody, { tree }))).not.toContain('2453');
  });

  test('a link by reference where the article is now, and as words when nobody can read it', async () => {
    const { tree } = await parseArticleText(
      '<p><a data-article="a1">есть</a>, <a data-article="b2">нет</a>, <a data-article="a1">снова</a></p>',
    );
    linkArticles(tree, new Map([['a1', '/tutorials/linux/ssh-keys']]));
    const html = renderToStaticMarkup(createElement(ArticleBody, { tree }));
    expect(html).toContain(
      '<a href="/tutorials/linux/ssh-keys">есть</a>, <span>нет</span>, <a href="/tutorials/linux/ssh-keys">снова</a>',
    );
  });
});

async function shown(html: string): Promise<string> {
  const { tree } = await parseArticleText(html);
  return renderToStaticMarkup(createElement(ArticleBody, { tree }));
}
