import { isMap, LineCounter, parseDocument, stringify } from 'yaml';
import { findFaults } from '../article-format/check-article';
import { element, type HtmlNode, isElement, parseHtml } from '../article-text/html-tree';
import { writeHtml } from '../article-text/write-html';
import { type CheckRecord, printCheckRecord } from '../runs/check-record';
import { type MarkdownFault, markdownToBlocks } from './from-markdown';
import { htmlToMarkdown } from './to-markdown';

/** An article as a file has it: other content by address, pictures by file, the text as HTML. */
export interface ArticleFile {
  url: string;
  /** `changed`: visitors see a former version, the file holds the draft. */
  published: boolean | 'changed';
  /** Everything else but the text, by the names of the fields. */
  fields: Readonly<Record<string, unknown>>;
  /** HTML; `data-article` holds an address here, not the id it has in the CMS. */
  text: string;
  /** How its marked code was last checked; `undefined` when nobody has said. It stands in a file of its own. */
  check?: CheckRecord | undefined;
}

export type ReadFile =
  | { status: 'read'; file: ArticleFile; lineOf(field: string): number }
  | { status: 'refused'; faults: MarkdownFault[] };

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

export function printArticleFile({ url, published, fields, text }: ArticleFile): string {
  const { title, ...rest } = fields;
  const present = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  const head = stringify({ title, url, published, ...Object.fromEntries(present) }, { lineWidth: 0 });
  const body = htmlToMarkdown(text);
  return body === '' ? `---\n${head}---\n` : `---\n${head}---\n\n${body}`;
}

/** Whether two files say the same; one without a check leaves that of the other as it is. */
export function isSameFile(one: ArticleFile, other: ArticleFile): boolean {
  if (printArticleFile(one) !== printArticleFile(other)) return false;
  if (one.check === undefined || other.check === undefined) return one.check === other.check;
  return printCheckRecord(one.check) === printCheckRecord(other.check);
}

/** The transcript of an article stands beside its file. */
export function transcriptName(url: string): string {
  return `${url}.run.yaml`;
}

/** Refuses, with the line, what could not be an article of the site. */
export function readArticleFile(content: string): ReadFile {
  const head = HEAD.exec(content);
  const yaml = head?.[1];
  if (head === null || yaml === undefined) {
    return refused([{ line: 1, message: 'файл должен начинаться с --- и полей статьи' }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    return refused([{ line, message: `поля написаны с ошибкой: ${error.message.split('\n')[0]}` }]);
  }
  const lineOf = (field: string) => {
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const key: unknown = pairs.find((pair) => String(pair.key) === field)?.key;
    const range: unknown = typeof key === 'object' && key !== null ? Reflect.get(key, 'range') : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line + 1 : 1;
  };
  const values: unknown = document.toJS();
  if (typeof values !== 'object' || values === null) {
    return refused([{ line: 1, message: 'полей статьи нет' }]);
  }
  const { url, published = false, ...fields }: Record<string, unknown> = { ...values };
  const faults = headFaults(url, fields.title, published, lineOf);
  const linesBefore = head[0].split('\n').length - 1;
  const { text, faults: textFaults } = readText(content.slice(head[0].length), linesBefore);
  if (faults.length + textFaults.length > 0) return refused([...faults, ...textFaults]);
  const state = published === 'changed' ? published : published === true;
  return { status: 'read', file: { url: String(url), published: state, fields, text }, lineOf };
}

function headFaults(
  url: unknown,
  title: unknown,
  published: unknown,
  lineOf: (field: string) => number,
): MarkdownFault[] {
  const isAddress = typeof url === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(url);
  return [
    ...(isAddress ? [] : [{ line: lineOf('url'), message: 'url: строчная латиница, цифры и дефисы' }]),
    ...(typeof title === 'string' && title.trim() !== ''
      ? []
      : [{ line: lineOf('title'), message: 'title: нет заголовка' }]),
    ...(typeof published === 'boolean' || published === 'changed'
      ? []
      : [{ line: lineOf('published'), message: 'published: true, false или changed' }]),
  ];
}

function readText(markdown: string, linesBefore: number): { text: string; faults: MarkdownFault[] } {
  const { blocks, lines, faults } = markdownToBlocks(markdown);
  const unshown = blocks.flatMap((block, index) =>
    // Addresses of articles become ids only in the CMS, and the site's check knows ids.
    findFaults(writeHtml([mapReferences(block, () => 'known')])).map(({ message }) => ({
      line: lines[index] ?? 1,
      message: message.replace(' в начале текста', ''),
    })),
  );
  const moved = [...faults, ...unshown].map(({ line, message }) => ({ line: line + linesBefore, message }));
  return { text: writeHtml(blocks), faults: moved };
}

/** The text with every reference to an article put as `put` says. */
export function mapTextReferences(html: string, put: (reference: string) => string): string {
  return writeHtml(parseHtml(html).map((node) => mapReferences(node, put)));
}

export function referencesIn(html: string): string[] {
  const found: string[] = [];
  mapTextReferences(html, (reference) => {
    found.push(reference);
    return reference;
  });
  return found;
}

function mapReferences(node: HtmlNode, put: (reference: string) => string): HtmlNode {
  if (!isElement(node)) return node;
  const reference = node.attributes['data-article'];
  const attributes =
    reference === undefined ? node.attributes : { ...node.attributes, 'data-article': put(reference) };
  return element(
    node.tag,
    node.children.map((child) => mapReferences(child, put)),
    attributes,
  );
}

function refused(faults: MarkdownFault[]): ReadFile {
  return { status: 'refused', faults };
}
