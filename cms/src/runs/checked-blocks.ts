import { createHash } from 'node:crypto';
import { type HtmlElement, type HtmlNode, isElement, parseHtml, textOf } from '../article-text/html-tree';

/** A marked piece of code as a machine takes it; `lead` is how messages call it. */
export type CheckedBlock = { lead: string } & (
  | { kind: 'commands'; commands: string; expected: string }
  | { kind: 'file'; path: string; content: string }
  /** Neither commands nor a file with a path, so there is nothing to do with it. */
  | { kind: 'unclear' }
);

const SHELLS = ['bash', 'sh', 'shell'];

/** The marked code of an article's text in its order: `data-checked` says that it is to be run. */
export function checkedBlocks(html: string): CheckedBlock[] {
  const blocks: CheckedBlock[] = [];
  collect(parseHtml(html), '', blocks);
  return blocks;
}

/** Equal for texts whose marked code is equal, whatever else was changed; of no marked code as well. */
export function codeFingerprint(html: string): string {
  const meant = checkedBlocks(html).map(({ lead: _, ...block }) => block);
  return createHash('sha256').update(JSON.stringify(meant)).digest('hex').slice(0, 16);
}

function collect(nodes: readonly HtmlNode[], parent: string, blocks: CheckedBlock[]): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.tag === 'pre' && node.attributes['data-checked'] !== undefined) {
      blocks.push(read(node, parent === 'code-tabs'));
    } else collect(node.children, node.attributes['data-block'] ?? '', blocks);
  }
}

function read(pre: HtmlElement, isTab: boolean): CheckedBlock {
  const code = pre.children.find((child) => isElement(child, 'code'));
  const text = code === undefined ? '' : textOf(code);
  const lead = text.split('\n')[0]?.slice(0, 60) ?? '';
  const language = isElement(code) ? code.attributes.class?.replace(/^language-/, '') : undefined;
  // The title of a tab names a system, not a file.
  const path = isTab ? '' : (pre.attributes['data-title'] ?? '').trim();
  if (/^(?:\/|~\/)\S+$/.test(path)) return { lead, kind: 'file', path, content: `${text}\n` };
  if (!SHELLS.includes(language ?? '') || text.startsWith('$ ')) return { lead, kind: 'unclear' };
  return { lead, kind: 'commands', commands: text, expected: pre.attributes['data-checked'] ?? '' };
}
