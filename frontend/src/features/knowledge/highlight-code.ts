import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { bundledLanguages, codeToHast, type DecorationItem } from 'shiki';
import { visit } from 'unist-util-visit';
import { findFills } from './find-fills';
import { readTerminal, type TerminalLine } from './read-terminal';

/**
 * Colours the code of `<pre><code class="language-…">` for both themes; a language nobody knows stays plain. Prompts, answers
 * of a terminal and places to fill in are marked: `prompt`, `output`, `fill`.
 */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: string; language: string }[] = [];
  visit(tree, 'element', (pre) => {
    const code = pre.tagName === 'pre' ? pre.children.find((child) => child.type === 'element') : undefined;
    if (code?.tagName === 'code')
      blocks.push({ pre, code: textOf(code).trimEnd(), language: languageOf(code) });
  });
  for (const { pre, code, language } of blocks) {
    const block = await colour(code, language, markedLines(pre.properties.dataLines));
    if (block)
      Object.assign(pre, {
        ...block,
        properties: { ...pre.properties, ...block.properties, dataLanguage: language },
      });
  }
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const named = Array.isArray(classes)
    ? classes.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  const language = named?.slice('language-'.length) ?? 'text';
  return Object.hasOwn(bundledLanguages, language) ? language : 'text';
}

async function colour(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<Element | undefined> {
  const terminal = readTerminal(code, language);
  const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };
  const coloured = await codeToHast(code, {
    // Answers are no commands: the language of a shell would colour them as if they were.
    ...{ lang: terminal ? 'shellsession' : language, themes, defaultColor: 'light-dark()' },
    decorations: [...prompts(terminal ?? []), ...fills(code, language)],
  });
  const pre = coloured.children[0];
  if (pre?.type !== 'element') return undefined;
  markLines(pre, marked);
  if (terminal) wrapOutput(pre, terminal);
  return pre;
}

function prompts(terminal: readonly TerminalLine[]): DecorationItem[] {
  return terminal.flatMap((told, line) => {
    if (told.kind === 'output' || told.prompt === 0) return [];
    const place = { start: { line, character: 0 }, end: { line, character: told.prompt } };
    return [{ ...place, alwaysWrap: true, properties: { class: 'prompt' } }];
  });
}

/** One element for each place, whatever the language takes its parts for. */
function fills(code: string, language: string): DecorationItem[] {
  return findFills(code, language).map(({ name, start, end }) => ({
    ...{ start, end, alwaysWrap: true, properties: { class: 'fill', dataFill: name } },
    transform: (place) => {
      place.children = [{ type: 'text', value: `<${name}>` }];
    },
  }));
}

/** The numbers that `2-4,7` names, counted from 1; a stretch is no longer than any code. */
function markedLines(named: unknown): ReadonlySet<number> {
  const parts = typeof named === 'string' ? named.split(',') : [];
  return new Set(
    parts.flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      const length = Math.max(0, Math.min(last - first + 1, MOST_LINES));
      return Array.from({ length }, (_, step) => first + step);
    }),
  );
}

const MOST_LINES = 10_000;

/** `<mark>`, so that who does not see the colour is told as well. */
function markLines(pre: Element, marked: ReadonlySet<number>): void {
  const lines = pre.children
    .flatMap((code) => (code.type === 'element' ? code.children : []))
    .filter((line) => line.type === 'element');
  for (const [place, line] of lines.entries()) if (marked.has(place + 1)) line.tagName = 'mark';
}

/** An answer goes with the break after it, so that what is left without answers has no holes. */
function wrapOutput(pre: Element, terminal: readonly TerminalLine[]): void {
  const code = pre.children.find((child) => child.type === 'element');
  if (!code) return;
  let line = 0;
  code.children = code.children.map((child): ElementContent => {
    const isOutput = terminal[line]?.kind === 'output';
    if (child.type === 'text') line += 1;
    if (!isOutput) return child;
    return { type: 'element', tagName: 'span', properties: { className: ['output'] }, children: [child] };
  });
}
