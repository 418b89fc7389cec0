import { isLevel, type Level } from '~/urls/levels';

export type Section = 'blog' | 'tutorials';

/** A list of articles, by what they have in common. */
export type ListAddress =
  | { kind: 'everything' | 'blog' | 'tutorials' }
  | { kind: 'category'; path: string }
  | { kind: 'topic'; path: readonly [string] | readonly [string, string] }
  | { kind: 'tag'; section: Section; path: string }
  | { kind: 'series' | 'author' | 'expert'; path: string }
  | { kind: 'level'; level: Level };

/** What may stand at an address of the knowledge base: a part of a list, an article, or either of them. */
export interface KnowledgeAddress {
  list?: { of: ListAddress; page: number };
  /** The address of an article; where there is a list, too, that one wins (rule R93). */
  article?: string;
}

/** Beyond that nobody reads on, and each part that is opened is kept as a page. */
const LAST_PAGE = 1_000;

/** No address of an editor is longer, and the CMS refuses to look for what is much longer. */
const LONGEST_NAME = 200;

/** Reads what follows the section in an address; `undefined` when nothing can stand there. */
export function readKnowledgeAddress(
  section: Section,
  path: readonly string[],
): KnowledgeAddress | undefined {
  if (path.some((name) => name.length > LONGEST_NAME)) return undefined;
  const { names, page } = readPage(path);
  const of = listAt(section, names);
  const isArticle = page === 1 && (section === 'blog' ? names.length === 1 : names.length >= 2);
  const article = isArticle && names.length <= 3 ? `/${[section, ...names].join('/')}` : undefined;
  if (!of && !article) return undefined;
  return { ...(of && { list: { of, page } }), ...(article && { article }) };
}

/** `page/2` at the end; the first part of a list has no number, so that it has one address. */
function readPage(path: readonly string[]): { names: readonly string[]; page: number } {
  const [word, number = ''] = path.slice(-2);
  const page = /^[1-9]\d*$/.test(number) ? Number(number) : 1;
  if (path.length < 2 || word !== 'page' || page < 2 || page > LAST_PAGE) return { names: path, page: 1 };
  return { names: path.slice(0, -2), page };
}

function listAt(section: Section, names: readonly string[]): ListAddress | undefined {
  const [first, second, ...rest] = names;
  if (rest.length > 0) return undefined;
  if (first === undefined) return { kind: section };
  if (second === undefined) {
    if (section === 'blog') return { kind: 'category', path: first };
    return { kind: 'topic', path: [first] };
  }
  if (first === 'tag') return { kind: 'tag', section, path: second };
  if (section === 'blog') return undefined;
  if (first === 'series') return { kind: 'series', path: second };
  if (first === 'level') return isLevel(second) ? { kind: 'level', level: second } : undefined;
  if (first === 'authors') return { kind: 'author', path: second };
  if (first === 'experts') return { kind: 'expert', path: second };
  return { kind: 'topic', path: [first, second] };
}
