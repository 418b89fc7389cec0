import {
  BLOCKS,
  ELEMENTS,
  type Piece,
  pieceNamed,
  TEXT,
  WORDS,
} from '@vitrina/content-contract/article-format';
import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { toSafeTree } from './article-text';

describe('whatever an editor may write survives as it is', () => {
  test('in any order and depth', async () => {
    await fc.assert(
      fc.asyncProperty(written(TEXT, 'text', 4), async (html) => {
        expect(bare(await toSafeTree(html))).toEqual(bare(parsed(html)));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['a picture of the library', '<figure><img src="/assets/a.png" alt=""></figure>'],
    [
      'code that is run, whatever it answers',
      '<pre data-checked=""><code class="language-bash">ls</code></pre>',
    ],
    ['the language of every listing', CODE_LANGUAGES.map(({ language }) => listing(language)).join('')],
  ])('%s', async (_, html) => {
    expect(bare(await toSafeTree(html))).toEqual(bare(parsed(html)));
  });
});

describe('nothing else does', () => {
  test('whatever stands in the HTML, what is left has pieces only, and each says only what it may', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml(5), async (html) => {
        expect(whatIsNoPiece(await toSafeTree(html))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('what has been cleaned once stays as it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml(4), async (html) => {
        const once = await toSafeTree(html);
        const again = await toSafeTree(htmlOf(once));
        expect(whatIsNoPiece(again)).toEqual([]);
        expect(textOf(again).replace(/\s+/g, '')).toBe(textOf(once).replace(/\s+/g, ''));
      }),
    );
  });

  test.each([
    ['an element of plain HTML', '<h1>а</h1>', 'а'],
    ['an older way to say bold', '<p><b>а</b></p>', '<p>а</p>'],
    ['an id', '<h2 id="x">а</h2>', '<h2>а</h2>'],
    ['a class of a paragraph', '<p class="language-bash">а</p>', '<p>а</p>'],
    ['a class of code in a line', '<p><code class="language-bash">а</code></p>', '<p><code>а</code></p>'],
    [
      'two classes',
      '<pre><code class="language-bash language-sql">а</code></pre>',
      '<pre><code>а</code></pre>',
    ],
    ['an element that is no block', '<div><p>а</p></div>', '<p>а</p>'],
    ['one in another', '<div><div><p>а</p></div></div>', '<p>а</p>'],
    ['a block of another element', '<aside data-block="tariff" data-preset="1"><p>а</p></aside>', '<p>а</p>'],
    [
      'what another block says',
      '<div data-block="carousel" data-preset="1"></div>',
      '<div data-block="carousel"></div>',
    ],
    ['lines that are none', '<pre data-lines="2-"><code>а</code></pre>', '<pre><code>а</code></pre>'],
    [
      'a system that is no name',
      '<div data-block="tariff" data-preset="1" data-os="&lt;b&gt;"></div>',
      '<div data-block="tariff" data-preset="1"></div>',
    ],
    ['a picture over an open connection', '<img src="http://a.example/a.png" alt="а">', '<img alt="а">'],
    ['a relative link', '<p><a href="evil">а</a></p>', '<p><a>а</a></p>'],
    ['a cell over a hundred columns', cell('colspan="100"'), cell('')],
    ['a part of a list without it', '<li>а</li>', 'а'],
  ])('%s', async (_, html, left) => {
    expect(bare(await toSafeTree(html))).toEqual(bare(parsed(left)));
  });
});

/** HTML of what a piece may hold, down to a depth. */
function written(piece: Piece, name: string, depth: number): fc.Arbitrary<string> {
  if (name === 'code-in-pre') return TEXTS.map(escaped);
  const inside = piece.holds.flatMap((held) => (held === 'words' ? ['#text', ...WORDS] : [held]));
  const open = inside.filter((held) => depth > 0 || held === '#text');
  if (open.length === 0) return fc.constant('');
  const child = fc
    .constantFrom(...open)
    .chain((held) => (held === '#text' ? TEXTS.map(escaped) : elementOf(held, name, depth - 1)));
  return fc.array(child, { maxLength: 3 }).map((parts) => parts.join(''));
}

function elementOf(name: string, parent: string, depth: number): fc.Arbitrary<string> {
  const piece = pieceNamed(name);
  if (piece === undefined) throw new Error(`An article has no ${name}`);
  const tag = BLOCKS[name]?.element ?? name;
  const block = Object.hasOwn(BLOCKS, name) ? ` data-block="${name}"` : '';
  const isCode = name === 'code' && parent === 'pre';
  const names = Object.keys(piece.attributes ?? {}).filter(
    () => piece.attributesIn === undefined || piece.attributesIn === parent,
  );
  const attributes = fc
    .tuple(...names.map((attribute) => fc.option(valueSaidIn(attribute), { nil: undefined })))
    .map((values) =>
      values
        .map((value, index) => (value === undefined ? '' : ` ${names[index]}="${escaped(value)}"`))
        .join(''),
    );
  return fc
    .tuple(attributes, written(piece, isCode ? 'code-in-pre' : name, depth))
    .map(([said, inside]) =>
      VOID.includes(tag) ? `<${tag}${said}>` : `<${tag}${block}${said}>${inside}</${tag}>`,
    );
}

const VOID = ['br', 'hr', 'img'];
const TEXTS = fc.constantFrom('слово', ' и ', 'a < b & "c"', '<script>alert(1)</script>', '');

/** What editors have said in each attribute; everything of it has to be allowed by the format. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  href: [
    '/services/cloud-servers',
    '#a',
    'https://a.example/?b=1&c#d',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+7495',
  ],
  'data-article': ['abcdef0123456789abcdef01', 'A1'],
  'data-kind': ['note', 'tip', 'warning', 'danger'],
  'data-preset': ['1', '2453', '999999999'],
  'data-os': ['Ubuntu 24.04', 'Р7-Офис', '1С'],
  'data-title': ['Ubuntu', ' /etc/hosts ', '"><script>'],
  'data-lines': ['1', '2-4,7', '1000-9999'],
  'data-checked': ['', '200 OK', 'a"b'],
  class: ['language-bash', 'language-c++', 'language-objective-c', 'language-c#'],
  colspan: ['1', '2', '99'],
  rowspan: ['1', '10'],
  scope: ['col', 'row', 'colgroup', 'rowgroup'],
  src: ['/assets/a.png', 'https://a.example/a.png?b=1'],
  alt: ['', 'Схема "сети" <2>'],
};

function valueSaidIn(attribute: string): fc.Arbitrary<string> {
  return fc.constantFrom(...(SAID[attribute] ?? []));
}

/** HTML of anything: elements and attributes of the format and others, with values that are allowed and not. */
function anyHtml(depth: number): fc.Arbitrary<string> {
  const names = [
    ...Object.keys(ELEMENTS),
    'div',
    'aside',
    'section',
    'span',
    'h1',
    'b',
    'i',
    'input',
    'form',
    'details',
    'kbd',
  ];
  const attributes = [
    ...Object.keys(SAID),
    'id',
    'name',
    'style',
    'onclick',
    'title',
    'width',
    'target',
    'aria-label',
    'srcset',
  ];
  const values = [
    ...Object.values(SAID).flat(),
    'javascript:x()',
    '//evil.example',
    'x',
    '-1',
    'data:,x',
    'constructor',
  ];
  const attribute = fc
    .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const block = fc.constantFrom(
    '',
    ...[...Object.keys(BLOCKS), 'x', 'constructor'].map((name) => ` data-block="${name}"`),
  );
  const element: fc.Arbitrary<string> = fc
    .tuple(
      fc.constantFrom(...names),
      block,
      fc.array(attribute, { maxLength: 4 }),
      depth === 0
        ? TEXTS.map(escaped)
        : fc
            .array(
              fc.oneof(TEXTS.map(escaped), {
                arbitrary: fc.constant(depth).chain((level) => anyHtml(level - 1)),
                weight: 1,
              }),
              { maxLength: 2 },
            )
            .map((parts) => parts.join('')),
    )
    .map(([name, named, said, inside]) => `<${name}${named}${said.join('')}>${inside}</${name}>`);
  return fc.array(element, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
}

/** Everything in a tree that the format does not have; told by its data, not by the functions that clean. */
function whatIsNoPiece(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    const attributes = attributesOf(node);
    const block = attributes['data-block'];
    const piece = block === undefined ? ELEMENTS[node.tagName] : BLOCKS[block];
    const isMade = block === undefined || BLOCKS[block]?.element === node.tagName;
    if (piece === undefined || !isMade) found.push(`<${node.tagName} ${block ?? ''}>`);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'data-block') continue;
      const isHere =
        piece?.attributesIn === undefined ||
        (parent?.type === 'element' && parent.tagName === piece.attributesIn);
      if (!isHere || piece?.attributes?.[name]?.test(value) !== true)
        found.push(`${node.tagName} ${name}=${value}`);
    }
  });
  return found;
}

/** As they stand in HTML. */
function attributesOf({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([property, value]) => [
      ATTRIBUTES[property] ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
};

function htmlOf(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return escaped(child.value);
      if (child.type !== 'element') return '';
      const said = Object.entries(attributesOf(child)).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      const start = `<${child.tagName}${said.join('')}>`;
      return VOID.includes(child.tagName) ? start : `${start}${htmlOf(child)}</${child.tagName}>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function listing(language: string): string {
  return `<pre><code class="language-${language}">а</code></pre>`;
}

function cell(attribute: string): string {
  return `<table><tbody><tr><td ${attribute}>а</td></tr></tbody></table>`;
}

function parsed(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

/** A tree without where its parts stood, and with words that touch as one. */
function bare(tree: Root): unknown {
  return JSON.parse(JSON.stringify(withoutPlaces(tree)));
}

function withoutPlaces(node: Root | Element): object {
  const children: object[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    if (child.type === 'text' && last !== undefined && 'value' in last)
      Object.assign(last, { value: `${last.value}${child.value}` });
    else if (child.type === 'text') children.push({ value: child.value });
    else if (child.type === 'element') children.push(withoutPlaces(child));
  }
  return node.type === 'root' ? { children } : { tag: node.tagName, properties: node.properties, children };
}
