import { writeHtml } from '../../../article-text/write-html';
import { markdownToBlocks } from '../../../markdown/from-markdown';

/** What begins a block: a heading, code, an item of a list, a quotation, a table, a block of ours. */
const BLOCKS = [
  /^#{1,6} \S/m,
  /^(?:`{3,}|~{3,})/m,
  /^[-*+] \S/m,
  /^\d{1,3}[.)] \S/m,
  /^> \S/m,
  /^\|.+\|[ \t]*\r?\n\|[ :|-]+\|[ \t]*$/m,
  /^:::\w/m,
];
/** What stands among words: bold, a link, code. */
const WORDS = [
  /\*\*[^\s*][^*\n]*\*\*/,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|\/|#)[^)\s]*\)/,
  /(?<!`)`[^`\n]+`(?!`)/,
];

export type PastedMarkdown =
  | { kind: 'html'; html: string }
  | { kind: 'fault'; line: number; message: string };

/** A plain text as the HTML of what it says, where it is Markdown; `undefined` when it is words as they stand. */
export function readMarkdown(text: string): PastedMarkdown | undefined {
  if (![...BLOCKS, ...WORDS].some((sign) => sign.test(text))) return undefined;
  const { blocks, faults } = markdownToBlocks(text.replaceAll('\r\n', '\n'));
  const [fault] = faults;
  // What an article cannot hold would be lost without a word: the text itself is not.
  return fault ? { kind: 'fault', ...fault } : { kind: 'html', html: writeHtml(blocks) };
}
