import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const DECISIONS = 'docs/decisions';
/** Made of the records beside it, so it is a page of the site alone. */
const DECISION_LIST = 'docs/site/decisions.md';

/**
 * The documentation by who reads it. Each page stands in one section; files are named by their paths in the repository.
 * @type {readonly { title: string, files: readonly string[] }[]}
 */
export const SECTIONS = [
  {
    title: 'Adopt',
    files: [
      'README.md',
      'README.ru.md',
      ...[
        'brand',
        'languages',
        'releases',
        'production',
        'operations',
        'kubernetes',
        'cluster',
        'demonstration',
        'adapters',
        'price-feed',
      ].map(ofDocs),
      'packages/sandbox/README.md',
      'CHANGELOG.md',
    ],
  },
  { title: 'Edit', files: ['docs/editors.md', 'cms/README.md'] },
  {
    title: 'Develop',
    files: [
      'CONTRIBUTING.md',
      ...['rules', 'products', 'screens', 'performance', 'coverage', 'ordering-coverage', 'parsers'].map(
        ofDocs,
      ),
      ...['ordering', 'provider-api', 'provider-http', 'provider-plans'].map(
        (name) => `packages/${name}/README.md`,
      ),
      DECISION_LIST,
      'CODE_OF_CONDUCT.md',
    ],
  },
  { title: 'Security', files: ['SECURITY.md', 'docs/asvs.md'] },
];

const RECORDS = readdirSync(join(ROOT, DECISIONS))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${DECISIONS}/${name}`);

/** Every Markdown file that is a page of the site. */
export const FILES = [...SECTIONS.flatMap(({ files }) => files), ...RECORDS];

/** The decision records in the order of their numbers. `number`: four digits. */
export const DECISION_RECORDS = RECORDS.map((file) => ({
  number: posix.basename(file).slice(0, 4),
  title: titleOf(file),
  page: pageOf(file) ?? '',
}));

/**
 * What a page is called on the site, as a path of Markdown: 'docs/brand.md' → 'brand.md'. Undefined for other files.
 * @param {string} file
 */
export function pageOf(file) {
  if (!FILES.includes(file)) return undefined;
  if (file === 'README.md') return 'index.md';
  if (file === 'README.ru.md') return 'ru/index.md';
  if (file === 'cms/README.md') return 'cms.md';
  const [, name] = /^packages\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (name) return `packages/${name}.md`;
  if (file === DECISION_LIST) return 'decisions/index.md';
  return file.startsWith('docs/') ? file.slice('docs/'.length) : file.toLowerCase().replaceAll('_', '-');
}

/** @param {string} file its first heading, without marks of code */
export function titleOf(file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

/** @typedef {{ to: 'page', page: string, hash: string } | { to: 'file', path: string, hash: string } | { to: 'nothing', path: string }} Target */

/**
 * Where a link between files of the repository leads: to a page of the site, to another file, or to nothing. Undefined for
 * links that leave the repository and for anchors of the same file.
 * @param {string} file that has the link
 * @param {string} href
 * @returns {Target | undefined}
 */
export function targetOf(file, href) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\/)/i.test(href)) return undefined;
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  return targetOfPath(
    posix.normalize(posix.join(posix.dirname(file), decodeURI(path))).replace(/\/$/, ''),
    hash,
  );
}

/**
 * Where a file that a text names in its code leads, when the site has it as a page: 'docs/brand.md', or a record by its number alone.
 * @param {string} code
 */
export function pageNamed(code) {
  const [, number] = /^docs\/decisions\/(\d{4})$/.exec(code) ?? [];
  return pageOf(number ? (RECORDS.find((file) => file.startsWith(`${DECISIONS}/${number}-`)) ?? code) : code);
}

/**
 * @param {string} path
 * @param {string} hash
 * @returns {Target}
 */
function targetOfPath(path, hash) {
  const page = path === DECISIONS ? pageOf(DECISION_LIST) : pageOf(path);
  if (page) return { to: 'page', page, hash };
  if (path.startsWith('..') || !existsSync(join(ROOT, path))) return { to: 'nothing', path };
  return { to: 'file', path, hash };
}

/** @param {string} name */
function ofDocs(name) {
  return `docs/${name}.md`;
}
