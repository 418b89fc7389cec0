import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookOf } from '../docs/site/brand-look.mjs';
import { checkBuilt } from '../docs/site/check-built.mjs';
import { DECISION_RECORDS, FILES, pageNamed, pageOf, SECTIONS, targetOf } from '../docs/site/pages.mjs';
import { alsoFoundBy } from '../docs/site/search-words.mjs';
import { fileOf, PICTURES } from '../frontend/docs-pictures/pictures.mjs';
import { openBrand } from '../packages/brand/src/brand';
import { ROOT } from './toolchain.mjs';

/** Markdown of the shop's own content leads to addresses of the shop, which its CMS checks. */
const CONTENT = /^cms\/seed\//;
/** What code hosts show beside their own forms. */
const FORMS = /^\.github\//;
const MARKDOWN = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file && !CONTENT.test(file) && existsSync(join(ROOT, file)));
/** Bytes of all pictures together: who clones the repository fetches each of them in each version. */
const PICTURE_BYTES = 1_190_000;

// A hundred and thirty files are parsed, on machines that do much else.
vi.setConfig({ testTimeout: 60_000 });

/** Each file is parsed once, however many links lead to it. */
const parsed = new Map<string, ReturnType<typeof fromMarkdown>>();
const read = (file: string) => {
  const tree = parsed.get(file) ?? fromMarkdown(readFileSync(join(ROOT, file), 'utf8'));
  parsed.set(file, tree);
  return tree;
};

test('every link of every Markdown file leads to a file and a heading that there are', () => {
  const links = MARKDOWN.flatMap((file) => linksIn(file).map((href) => ({ file, href })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, href }) => !leadsSomewhere(file, href))).toEqual([]);
});

test.each([
  ['README.md', 'docs/brand.md#in-six-steps', true],
  ['docs/adapters.md', '#tried', true],
  ['docs/adapters.md', '#never-tried', false],
  ['docs/adapters.md', 'brand.md#no-such-heading', false],
  ['docs/adapters.md', 'no-such-file.md', false],
  ['docs/editors.md', '#проверка', true],
])('in %s the link %s is known to lead somewhere or not: %s', (file, href, does) => {
  expect(leadsSomewhere(file, href)).toBe(does);
});

describe('the site', () => {
  test('has every Markdown file of the project once, each at its own address', () => {
    expect(FILES.toSorted()).toEqual(MARKDOWN.filter((file) => !FORMS.test(file)).toSorted());
    expect(new Set(FILES.map(pageOf)).size).toBe(FILES.length);
  });

  test('has four sections by reader, and the decisions in order', () => {
    expect(SECTIONS.map(({ title }) => title)).toEqual(['Adopt', 'Edit', 'Develop', 'Security']);
    const numbers = DECISION_RECORDS.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each([
    ['docs/operations.md', 'kubernetes.md#nodes', { to: 'page', page: 'kubernetes.md', hash: '#nodes' }],
    ['README.md', 'docs/decisions', { to: 'page', page: 'decisions/index.md', hash: '' }],
    ['packages/ordering/README.md', '../../docs/adapters.md', { to: 'page', page: 'adapters.md', hash: '' }],
    ['README.md', 'LICENSE', { to: 'file', path: 'LICENSE', hash: '' }],
    ['docs/brand.md', '../brand/brand.json#L1', { to: 'file', path: 'brand/brand.json', hash: '#L1' }],
    ['docs/brand.md', 'no-such-file.md', { to: 'nothing', path: 'docs/no-such-file.md' }],
    ['docs/brand.md', '../../beside-the-project.md', { to: 'nothing', path: '../beside-the-project.md' }],
    ['docs/brand.md', 'https://example.com', undefined],
    ['docs/brand.md', '#here', undefined],
  ])('in %s the link %s leads to %o', (file, href, target) => {
    expect(targetOf(file, href)).toEqual(target);
  });

  test('knows a page that a text names as code', () => {
    expect(pageNamed('docs/brand.md')).toBe('brand.md');
    expect(pageNamed('docs/decisions/0005')).toBe('decisions/0005-intents.md');
    expect([pageNamed('docs/decisions/9999'), pageNamed('brand.json'), pageNamed('npm start')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('finds a section of an English page by Russian words, and none that does not speak of it', () => {
    const orders = '<h1>Orders</h1><p>A second try is idempotent.</p>';
    const colours = '<h2>Colours</h2><p>Paper and ink.</p>';
    const indexed = alsoFoundBy(orders + colours, 'rules.md');
    expect(indexed.slice(0, indexed.indexOf('<h2>'))).toContain('идемпотентность');
    expect(indexed.slice(indexed.indexOf('<h2>'))).toBe(colours);
  });

  test('finds a record by its number', () => {
    expect(alsoFoundBy('<h1>Intents</h1>', 'decisions/0005-intents.md')).toContain('0005');
  });
});

describe('a built site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrina-docs-'));
    for (const file of FILES) write(String(pageOf(file)).replace(/md$/, 'html'), '<h2 id="here">Here</h2>');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  test.each([
    '<a href="/brand.html#here">',
    '<a href="brand.html">',
    '<a href="/decisions/">',
    '<a href="https://example.com/x">',
    '<img src="data:image/png;base64,AA==">',
  ])('is published with %s', (html) => {
    write('coverage.html', html);
    expect(() => checkBuilt(folder, '/')).not.toThrow();
  });

  test.each([
    ['<a href="/brand.html#elsewhere">', 'has no such heading'],
    ['<a href="no-such-page.html">', 'leads nowhere'],
    ['<script src="https://cdn.example/x.js">', 'is asked of somebody else'],
    [`<p>${ROOT}/docs</p>`, 'names a path of this machine'],
  ])('is not with %s', (html, fault) => {
    write('coverage.html', html);
    expect(() => checkBuilt(folder, '/')).toThrow(fault);
  });

  test('is not without one of its pages, nor with links past the place it is published at', () => {
    rmSync(join(folder, 'brand.html'));
    expect(() => checkBuilt(folder, '/')).toThrow('docs/brand.md is no page');
    write('brand.html', '<a href="/rules.html">');
    expect(() => checkBuilt(folder, '/shop/')).toThrow('is not under the site');
  });
});

describe('pictures', () => {
  const files = readdirSync(join(ROOT, 'docs', 'images'));

  test('are all made by the one command, and each is shown by some page', () => {
    expect(files.toSorted()).toEqual(PICTURES.map(fileOf).toSorted());
    const shown = new Set(
      MARKDOWN.flatMap((file) =>
        linksIn(file).map((href) => posix.normalize(posix.join(posix.dirname(file), href))),
      ),
    );
    expect(files.filter((name) => !shown.has(`docs/images/${name}`))).toEqual([]);
  });

  test('stay small', () => {
    const bytes = files.map((name) => statSync(join(ROOT, 'docs', 'images', name)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(PICTURE_BYTES);
  });
});

/** Of links, pictures and definitions, also in HTML. */
function linksIn(file: string): string[] {
  const links: string[] = [];
  visit(read(file), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
    if (node.type === 'html')
      for (const [, address = ''] of node.value.matchAll(/\s(?:href|src)="([^"]+)"/g)) links.push(address);
  });
  return links;
}

function leadsSomewhere(file: string, href: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return true;
  const [path = '', hash = ''] = href.split('#');
  const target = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path)));
  if (!existsSync(join(ROOT, target))) return false;
  return hash === '' || !target.endsWith('.md') || headingsOf(target).has(decodeURIComponent(hash));
}

/** The anchors that code hosts and the site give to the headings of a file. */
function headingsOf(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(read(file), 'heading', (heading) => {
    anchors.add(slugger.slug(textOf(heading)));
  });
  return anchors;
}

/** What is read of a heading, without its marks. */
function textOf(node: object): string {
  const { value, children = [] }: { value?: string; children?: readonly object[] } = node;
  return value ?? children.map(textOf).join('');
}

describe('the documentation in a brand that names no more than its accent', () => {
  const folder = join(ROOT, 'packages', 'brand', 'second');
  const written = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));

  test('has every colour that its theme asks for, and those beside the accent as a shop of this brand has them', () => {
    const { colours } = lookOf(written);
    const theme = readFileSync(join(ROOT, 'docs/site/.vitepress/theme/style.css'), 'utf8');
    const asked = new Set(theme.match(/(?<=var\(--)(?!vp-|brand-)[a-z-]+/g));
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !Object.hasOwn(colours, name))).toEqual([]);
    const ofShop = new Map<string, unknown>(Object.entries(openBrand(folder).colours));
    const design = Object.entries(colours).filter(([name]) => !name.includes('accent'));
    expect(design.length).toBeGreaterThan(5);
    for (const [name, shades] of design) expect(shades, name).toEqual(ofShop.get(name));
    expect(colours.accent).toEqual(written.colours.accent);
  });

  test('keeps its own fonts where those of the brand are not installed', () => {
    expect(lookOf(written, () => false).fonts.text).toBe('@fontsource-variable/onest');
    expect(lookOf(written, () => true).fonts.text).toBe('@fontsource-variable/manrope');
  });
});
