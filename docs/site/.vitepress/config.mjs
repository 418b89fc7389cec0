import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import { lookOf } from '../brand-look.mjs';
import { checkBuilt } from '../check-built.mjs';
import { leadLinks } from '../links.mjs';
import { DECISION_RECORDS, FILES, pageOf, ROOT, SECTIONS, titleOf } from '../pages.mjs';
import { alsoFoundBy } from '../search-words.mjs';

const BRAND_FOLDER = process.env.BRAND_FOLDER ?? join(ROOT, 'brand');
const brand = JSON.parse(readFileSync(join(BRAND_FOLDER, 'brand.json'), 'utf8'));
const look = lookOf(brand);
/** Where files of code are read: `https://code.example/shop/blob/main`. Without it links to them are plain text. */
const sourceUrl = (process.env.DOCS_SOURCE_URL ?? '').replace(/\/$/, '');
const IN_RUSSIAN = ['README.ru.md', 'docs/editors.md'];
const rewrites = Object.fromEntries(FILES.map((file) => [file, String(pageOf(file))]));
const OUT = join(ROOT, 'docs/site/dist');

export default defineConfig({
  title: brand.name,
  titleTemplate: `:title · ${brand.name}`,
  description: 'The documentation of an open-source shop window for a cloud hosting provider.',
  lang: 'en',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '../..',
  srcExclude: foldersWithoutPages().map((folder) => `${folder}/**`),
  outDir: OUT,
  cacheDir: join(ROOT, 'docs/site/node_modules/.cache'),
  rewrites,
  // The addresses of a stand on the reader's machine.
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', href: logo('light') }]],
  markdown: {
    // The anchors of code hosts, so that a link holds in both places.
    anchor: { slugify: slug },
    config: (markdown) => leadLinks(markdown, { sourceUrl }),
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  vite: {
    publicDir: false,
    // What the oldest browsers of Vite 5 lack, its newer compiler no longer writes.
    build: { target: 'es2022' },
    plugins: [brandSheet(), packagesOfSite()],
    server: { fs: { allow: [ROOT] }, watch: { ignored: isOutside } },
  },
  themeConfig: {
    logo: { light: logo('light'), dark: logo('dark'), alt: '' },
    nav: [
      ...SECTIONS.map(({ title, files }) => ({ text: title, link: `/${pageOf(files[0] ?? '')}` })),
      { text: 'По-русски', link: '/ru/' },
    ],
    sidebar: SECTIONS.map(({ title, files }) => ({
      text: title,
      items: files.map((file) => ({ text: captionOf(file), link: `/${pageOf(file)}` })),
    })),
    outline: { level: [2, 3] },
    decisions: DECISION_RECORDS.map(({ number, title, page }) => ({
      number,
      title,
      address: `/${page.replace(/\.md$/, '.html')}`,
    })),
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        _render: (source, env, markdown) => alsoFoundBy(markdown.render(source, env), env.relativePath),
        miniSearch: {
          searchOptions: { combineWith: 'AND', fuzzy: 0.2, prefix: true, boost: { title: 4, titles: 1 } },
        },
      },
    },
    inRussian: IN_RUSSIAN.map((file) => pageOf(file)),
  },
  transformHtml: (html, _, { pageData }) =>
    IN_RUSSIAN.some((file) => pageOf(file) === pageData.relativePath)
      ? html.replace('<html lang="en"', '<html lang="ru"')
      : undefined,
  buildEnd: () => checkBuilt(OUT, process.env.DOCS_BASE ?? '/'),
});

/** @param {string} file */
function captionOf(file) {
  if (file === 'README.md') return 'What it is';
  if (file === 'README.ru.md') return 'По-русски';
  return titleOf(file);
}

/** The logo in the colours of a theme, within the page itself. @param {'light' | 'dark'} theme */
function logo(theme) {
  const { ink, accent } = look.colours;
  const drawing = readFileSync(join(BRAND_FOLDER, 'logo.svg'), 'utf8')
    .replaceAll('currentColor', ink[theme])
    .replaceAll('var(--accent)', accent[theme]);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The colours and fonts of the brand, as the theme's style sheet asks for them. */
function brandSheet() {
  const name = 'virtual:brand.css';
  const colours = (/** @type {string} */ theme) =>
    Object.entries(look.colours)
      .map(([key, shades]) => `--${key}:${shades[theme]}`)
      .join(';');
  const family = (/** @type {string} */ font) =>
    font
      .split('/')
      .at(-1)
      .split('-')
      .map((word) => word[0].toUpperCase() + word.slice(1))
      .concat('Variable')
      .join(' ')
      .replace('Jetbrains', 'JetBrains');
  const { text, code } = look.fonts;
  return {
    name: 'brand-sheet',
    resolveId: (/** @type {string} */ id) => (id === name ? `\0${name}` : undefined),
    load: (/** @type {string} */ id) =>
      id === `\0${name}`
        ? `@import '${text}';@import '${code}';
:root{${colours('light')};--brand-text:'${family(text)}';--brand-code:'${family(code)}'}
.dark{${colours('dark')}}`
        : undefined,
  };
}

/** Pages lie where none of the site's packages is found, so what they ask for is looked for from here. */
function packagesOfSite() {
  return {
    name: 'packages-of-site',
    enforce: 'pre',
    /** @this {import('rollup').PluginContext} @param {string} id @param {string | undefined} importer @param {object} options */
    resolveId(id, importer, options) {
      if (!/^vue(?:\/|$)/.test(id) || !importer?.includes('.md')) return undefined;
      return this.resolve(id, join(ROOT, 'docs/site/pages.mjs'), { ...options, skipSelf: true });
    },
  };
}

/** Folders of the project in which no page is looked for. */
function foldersWithoutPages() {
  const others = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['docs', 'packages', 'cms'].includes(entry.name))
    .map(({ name }) => name);
  return [...others, 'cms/*', 'packages/*/*', 'docs/site/*', 'docs/images'];
}

/** Nothing but pages and what makes the site of them is watched, for the CMS alone writes many files. @param {string} path */
function isOutside(path) {
  const file = relative(ROOT, path).replaceAll('\\', '/');
  if (/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file)) return true;
  const isOnTheWay = (/** @type {string} */ one) => one === file || one.startsWith(`${file}/`) || file === '';
  return !file.startsWith('docs/site/') && ![...FILES, 'docs/site'].some(isOnTheWay);
}
