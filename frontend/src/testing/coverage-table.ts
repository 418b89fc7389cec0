/** Something that a row of a table of coverage, or a rule, points at. */
export type Citation =
  | { kind: 'file'; path: string; rule: string }
  /** By its title, in the file that is cited before it in the same cell. */
  | { kind: 'test'; title: string; path: string; rule: string };

/** Files by their paths, with the text of those that hold tests. */
export type Tree = ReadonlyMap<string, string>;

/** What paths of the tables begin with, as docs/ordering-coverage.md says. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  ordering: 'packages/ordering/src',
  'provider-api': 'packages/provider-api/src',
  'provider-http': 'packages/provider-http/src',
  sandbox: 'packages/sandbox/src',
  contract: 'packages/sandbox/tests',
  ui: 'packages/ui/src',
  site: 'frontend/src',
  e2e: 'frontend/e2e',
};
const FILE = /\.(tsx?|ts\(x\)|mjs|css|json|md)$/;

/** Every path and every title of a test in the tables of a Markdown text, and in its list of rules (docs/rules.md). */
export function citationsIn(markdown: string): Citation[] {
  return [...citationsInTables(markdown), ...citationsInRules(markdown)];
}

function citationsInTables(markdown: string): Citation[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .flatMap((line) => {
      const [rule = '', ...cells] = line.slice(1, -1).split('|');
      return cells.flatMap((cell) => citationsOf(cell, rule.trim()));
    });
}

function citationsInRules(markdown: string): Citation[] {
  const rules = markdown.matchAll(/^- \*\*(R\d+)\*\* (.*(?:\n {2}.*)*)/gm);
  return [...rules].flatMap(([, rule = '', text = '']) => citationsOf(text, rule));
}

/** What is wrong with a citation, in words for who mends the table. */
export function faultOf({ rule, ...cited }: Citation, tree: Tree): string | undefined {
  const files = filesCalled(cited.path, tree);
  if (files.length === 0) return `there is no ${cited.path} (${rule})`;
  if (cited.kind === 'file' || files.some((file) => hasTest(tree.get(file) ?? '', cited.title)))
    return undefined;
  return `${cited.path} has no test “${cited.title}” (${rule})`;
}

function citationsOf(cell: string, rule: string): Citation[] {
  let path: string | undefined;
  return [...cell.matchAll(/`([^`]+)`|“([^”]+)”/g)].flatMap(([, code, title]): Citation[] => {
    if (title !== undefined) return path === undefined ? [] : [{ kind: 'test', title, path, rule }];
    if (code === undefined || !isPath(code)) return [];
    path = code;
    return [{ kind: 'file', path, rule }];
  });
}

/** Keys, values, commands and addresses are code, too. A folder of a room is told apart by where its path begins. */
function isPath(code: string): boolean {
  if (/\s|^\/|:/.test(code)) return false;
  const [first = '', second] = code.split('/');
  if (FILE.test(code)) return true;
  return (
    second !== undefined &&
    (first in BEGINNINGS || /^(blocks|cms|docs|features|frontend|packages)$/.test(first))
  );
}

/** A table may leave out the beginning of a path, and stand for several files with `*` and `{a,b}`. */
function filesCalled(path: string, tree: Tree): string[] {
  const [first = '', ...rest] = path.split('/');
  const beginning = BEGINNINGS[first];
  const names = [
    path,
    ...(beginning !== undefined && rest.length > 0 ? [[beginning, ...rest].join('/')] : []),
  ];
  const patterns = names.map((name) => new RegExp(`(^|/)${toPattern(name)}(/|$)`));
  return [...tree.keys()].filter((file) => patterns.some((pattern) => pattern.test(file)));
}

function toPattern(name: string): string {
  return (
    name
      .replace(/[.[\]$]/g, '\\$&')
      // Next.js groups pages in folders of such a name.
      .replace(/(?<=\/)\(([\w-]+)\)(?=\/)/g, '\\($1\\)')
      .replace(/\*/g, '[^/]*')
      .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replace(/,/g, '|')})`)
      .replace(/\(x\)$/, 'x?')
  );
}

/** A title is a whole text of the source; one that ends in an ellipsis is its beginning. */
function hasTest(source: string, title: string): boolean {
  const isCut = title.endsWith('…');
  const words = isCut ? title.slice(0, -1) : title;
  return [`'`, '"', '`'].some((quote) => source.includes(`${quote}${words}${isCut ? '' : quote}`));
}
