import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import * as en from './en';
import { t } from './index';
import { LANGUAGES } from './language';
import * as ru from './ru';

const SOURCES = join(import.meta.dirname, '..');
/** What answers for the page that is being made, and where it comes from: words, and addresses of pages. */
const TOLD_BY_LANGUAGE = ['t', 'paths', 'orderPaths'];
const FROM = /from '(?:~\/messages|~\/urls\/(?:order-)?paths|\.\/(?:order-)?paths)'/;

describe('words of the site', () => {
  it('are read in the language of the page that is being made', () => {
    const read = LANGUAGES.map((language) => inLanguage(language, () => t.failures.noSuchPage));
    expect([...read, t.failures.noSuchPage]).toEqual([
      ru.failures.noSuchPage,
      en.failures.noSuchPage,
      ru.failures.noSuchPage,
    ]);
  });

  it('are empty in no language, and English ones have no Cyrillic letter', () => {
    for (const words of [ru, en]) expect(textsIn(words).filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(textsIn(en).filter(({ text }) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  it('are never read while a module is loaded, when nobody knows for whom', () => {
    const wrong = sourceFiles().flatMap((file) => readAtLoading(file));
    expect(wrong, 'read it inside of a function, or take `rootPaths` to compare with').toEqual([]);
  });

  it('are seen when they are read while a module is loaded', () => {
    const text = `import { t } from '~/messages';
      const TITLE = t.failures.noSuchPage;
      export const read = () => t.failures.noSuchPage;
      export class Page { title = t.failures.noSuchPage; static text = t.failures.noSuchPage; }`;
    expect(readAtLoading('page.ts', text)).toEqual(['page.ts:2', 'page.ts:4']);
  });
});

function textsIn(words: object, path = ''): { path: string; text: string }[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [{ path: at, text: value }];
    // Of what is written around values, its own text is what there is to see without them.
    if (typeof value === 'function') return [{ path: at, text: String(value) }];
    return typeof value === 'object' && value ? textsIn(value, at) : [];
  });
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith('messages/'),
  );
}

/** Where a source reads the words outside of every function: `file:line`. */
function readAtLoading(file: string, text = readFileSync(join(SOURCES, file), 'utf8')): string[] {
  if (!FROM.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (runsLater(node)) return;
    if (ts.isPropertyAccessExpression(node) && TOLD_BY_LANGUAGE.includes(node.expression.getText(source)))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function runsLater(node: ts.Node): boolean {
  if (ts.isPropertyDeclaration(node))
    return !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  return ts.isFunctionLike(node);
}
