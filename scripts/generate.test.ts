import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBlock } from './generate/write-block.mjs';
import { writePage } from './generate/write-page.mjs';
import { ROOT, toolEnvironment } from './toolchain.mjs';

/** So many files a block may take: with a seventh, a list has come back that it has to be put into by hand (docs/decisions/0103). */
const MOST = 6;
/** Programs are started and the site is compiled, on a machine that may do much else. */
const PATIENCE_MS = 300_000;
/** What the commands change and what tells whether it fits; the rest of a tree is looked up in this one. */
const FOLDERS = ['frontend/src', 'frontend/e2e', 'packages/content-contract/src', 'cms/src/components'];
const FILES = [
  ...['.gitignore', 'biome.json', 'tsconfig.base.json', 'cms/schema.graphql', 'docs/screens.md'],
  ...['codegen.ts', 'package.json', 'tsconfig.json', 'vitest.config.ts'].map((file) => `frontend/${file}`),
  ...['packages/content-contract/package.json', 'scripts/bench-weight/public-pages.mjs'],
];

let tree: string;
let block: string[];
let page: string[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'vitrina-generate-'));
  for (const path of [...FOLDERS, ...FILES]) cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  linkPackages();
  block = writeBlock(tree, ['made-up-block', 'Выдуманный блок']);
  page = writePage(tree, ['made-up-page', 'Выдуманная страница', 'A made up page']);
  // What `npm run schema` makes of the CMS; that takes a minute and a database.
  addToSchema('made-up-block');
  runIn('frontend', 'frontend/node_modules/.bin/graphql-codegen');
  const code = [...block, ...page].filter((file) => !file.endsWith('.md'));
  runIn('.', 'node_modules/.bin/biome', ['check', '--write', ...code]);
}, PATIENCE_MS);

afterAll(() => rmSync(tree, { recursive: true, force: true }), PATIENCE_MS);

describe('a block', () => {
  test(`is at most ${MOST} files, each of them new or a line of a list`, () => {
    expect(block.length).toBeLessThanOrEqual(MOST);
    expect(filesThatName('made-up-block', 'MadeUpBlock').sort()).toEqual(block.toSorted());
  });
});

describe('a page', () => {
  test('is written with its view, its tests and its line in every list of pages', () => {
    expect(filesThatName('made-up-page', 'MadeUpPage').sort()).toEqual(page.toSorted());
  });
});

test(
  'what is written compiles',
  () => {
    const faults = faultsOf([...block, ...page].filter((file) => /^frontend\/.*\.tsx?$/.test(file)));
    expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);

test('it is linted and formatted as everything is', () => {
  const code = [...block, ...page].filter((file) => !file.endsWith('.md'));
  runIn('.', 'node_modules/.bin/biome', ['ci', '--error-on-warnings', ...code]);
});

// A page of code whose route nobody has named would be hidden by a page of an editor, and a block without a reader is left out in silence.
test(
  'its own tests pass, and those that hold lists to the tree',
  () => {
    const tests = [
      'kinds/made-up-block',
      'blocks/block-kinds',
      'features/made-up-page',
      'documents/plain-visit',
    ];
    const report = runIn('frontend', 'node_modules/.bin/vitest', ['run', '--reporter=json', ...tests]);
    const { numTotalTestSuites, numPassedTests, numTotalTests, testResults } = JSON.parse(
      report.slice(report.indexOf('{"numTotalTestSuites"')),
    );
    expect(testResults).toHaveLength(tests.length);
    expect([numTotalTestSuites > 0, numPassedTests]).toEqual([true, numTotalTests]);
  },
  PATIENCE_MS,
);

test(
  'a second one finds its places, too',
  () => {
    expect(writeBlock(tree, ['second', 'Второй'])).toHaveLength(block.length);
    expect(writePage(tree, ['second', 'Вторая', 'Second'])).toHaveLength(page.length);
    for (const file of [...block, ...page].filter((one) => /\.(ts|mjs)$/.test(one)))
      expect(syntaxFaultsOf(file), file).toEqual([]);
  },
  PATIENCE_MS,
);

describe.each([
  ['block', (args: string[]) => writeBlock(ROOT, args), ['hero', 'paragraphs', 'status']],
  ['page', (args: string[]) => writePage(ROOT, args), ['services', 'status', 'fonts', 'search', 'llms']],
] as const)('a %s is refused', (_what, writeTo, taken) => {
  test.each([
    ['without a name', [], /Give it a name/],
    ['whose name is no part of an address', ['Отзывы', 'Отзывы'], /is no name/],
    ['whose name leads out of its folder', ['../reviews', 'Отзывы'], /is no name/],
    ['whose name is too long for a table', ['a'.repeat(31), 'Отзывы'], /is no name/],
    ['whose name is a word of the language', ['default', 'Отзывы'], /word of JavaScript/],
    ['without a title', ['made-up'], /in Russian/],
    ['with a title that nobody can read', ['made-up', 'Reviews'], /in Russian/],
    ['with a title that is code', ['made-up', "Отзывы'; process.exit()"], /is no title/],
  ])('%s', (_why, args, words) => {
    expect(() => writeTo(args)).toThrow(words);
  });

  test.each(taken)('that is named %s, which is taken', (name) => {
    expect(() => writeTo([name, 'Занято', 'Taken'])).toThrow(/already|something else/);
  });
});

test.each([undefined, '', 'Партнёрам', "Partners'"])(
  'a page without an English title is refused: %s',
  (title) => {
    expect(() => writePage(ROOT, ['made-up', 'Выдуманная', ...(title === undefined ? [] : [title])])).toThrow(
      /in English/,
    );
  },
);

test('a list that has moved is named, and nothing is written', () => {
  const file = 'frontend/src/blocks/definitions.ts';
  const before = readFileSync(join(tree, file), 'utf8');
  writeFileSync(join(tree, file), before.replace('DEFINITIONS = {', 'DEFINED = {'));
  expect(() => writeBlock(tree, ['third', 'Третий'])).toThrow(file);
  expect(readdirSync(join(tree, 'frontend/src/blocks/kinds'))).not.toContain('third.tsx');
  writeFileSync(join(tree, file), before);
});

/** Packages are entered from the tree where it has them, from this one elsewhere. */
function linkPackages() {
  for (const shared of ['node_modules', 'brand']) symlinkSync(join(ROOT, shared), join(tree, shared));
  const modules = join(ROOT, 'frontend', 'node_modules');
  const linked = readdirSync(modules).filter((name) => name !== '@vitrina');
  const ours = readdirSync(join(modules, '@vitrina')).map((name) => `@vitrina/${name}`);
  for (const name of [...linked, ...ours]) {
    const link = join(tree, 'frontend', 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    const own = join(tree, 'packages', name.replace('@vitrina/', ''));
    symlinkSync(name === '@vitrina/content-contract' ? own : join(modules, name), link);
  }
}

/** What stands in the tree under one of these names, but what is made of the content model. */
function filesThatName(...names: readonly string[]): string[] {
  const files = [...FOLDERS.flatMap(filesIn), ...FILES].filter(
    (file) => !/\/generated\/|schema\.graphql$/.test(file),
  );
  return files.filter((file) => {
    const text = readFileSync(join(tree, file), 'utf8');
    return names.some((name) => text.includes(name) || file.includes(name));
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(join(tree, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json|mjs|md)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(tree.length + 1)}/${entry.name}`);
}

/** What GraphQL would have for a component and its parts. */
function addToSchema(kind: string) {
  const file = join(tree, 'cms/schema.graphql');
  const name = `ComponentBlocks${inPascal(kind)}`;
  const types = [typeOf('blocks', kind), typeOf('parts', `${kind}-entry`)];
  const schema = readFileSync(file, 'utf8').replace(/^(union \w+BlocksDynamicZone = )/gm, `$1${name} | `);
  writeFileSync(file, `${schema}\n${types.join('\n')}`);
}

function typeOf(category: string, name: string): string {
  const { attributes } = JSON.parse(
    readFileSync(join(tree, 'cms/src/components', category, `${name}.json`), 'utf8'),
  );
  const fields = Object.entries<{ type: string; required?: boolean; component?: string }>(attributes);
  const lines = fields.map(([field, { type, required = false, component = '' }]) =>
    type === 'component'
      ? `${field}(pagination: PaginationArg = {}): [Component${component.split('.').map(inPascal).join('')}]`
      : `${field}: String${required ? '!' : ''}`,
  );
  return `type Component${inPascal(category)}${inPascal(name)} {\n  id: ID!\n  ${lines.join('\n  ')}\n}\n`;
}

function inPascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function faultsOf(files: readonly string[]): string[] {
  const folder = join(tree, 'frontend');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const roots = files.map((file) => join(tree, file));
  const program = ts.createProgram(roots, { ...options, incremental: false, plugins: [] });
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${root}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

function syntaxFaultsOf(file: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(readFileSync(join(tree, file), 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function runIn(folder: string, program: string, args: readonly string[] = []): string {
  try {
    return execFileSync(join(ROOT, program), args, {
      cwd: join(tree, folder),
      env: toolEnvironment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `${program} ${args.join(' ')}:\n${Reflect.get(Object(error), 'stdout')}${Reflect.get(Object(error), 'stderr')}`,
    );
  }
}
