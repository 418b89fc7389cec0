import { type HtmlNode, isElement, parseHtml } from '../../article-text/html-tree';
import type { Block } from './difference';

const NAMES: Record<string, string> = {
  p: 'Абзац',
  h1: 'Заголовок 1',
  h2: 'Заголовок 2',
  h3: 'Заголовок 3',
  h4: 'Заголовок 4',
  li: 'Пункт списка',
  blockquote: 'Цитата',
  pre: 'Код',
  tr: 'Строка таблицы',
  figcaption: 'Подпись',
};

const CALLOUTS: Record<string, string> = {
  note: 'заметка',
  tip: 'совет',
  warning: 'внимание',
  danger: 'осторожно',
};

/** Containers whose paragraphs go by the container's name. */
const NAMING = ['li', 'blockquote'];

type Attributes = Readonly<Record<string, string | undefined>>;

/** The text of an article as a person reads it, block by block, without its tags; links and pictures say where they lead. */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  const links: string[] = [];
  let current: Block = { name: 'Текст', text: '' };

  function flush(next: string): void {
    const isCode = current.name.startsWith('Код');
    const text = isCode ? current.text.replace(/\n$/, '') : current.text.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ name: current.name, text });
    current = { name: next, text: '' };
  }
  function enclosing(): string {
    const container = open.findLast((tag) => tag in NAMES);
    return (container === undefined ? undefined : NAMES[container]) ?? 'Текст';
  }

  function enter(tag: string, attributes: Attributes): void {
    const isInRow = open.includes('tr');
    const standsAlone = loneBlock(tag, attributes);
    if (standsAlone !== undefined) {
      flush(current.name);
      blocks.push(standsAlone);
    } else if (tag === 'td' || tag === 'th') {
      if (current.text.trim() !== '') current.text += ' | ';
    } else if (tag === 'br') {
      current.text += open.includes('pre') ? '\n' : ' ';
    } else if (tag === 'code' && open.includes('pre')) {
      current.name = codeName(current.name, attributes.class);
    } else if (tag in NAMES && !isInRow) {
      const isNamedByContainer =
        tag === 'p' && NAMING.includes(open.findLast((outer) => outer in NAMES) ?? '');
      flush(isNamedByContainer ? enclosing() : (NAMES[tag] ?? 'Текст'));
      if (tag === 'pre' && attributes['data-title']) current.name = `Код «${attributes['data-title']}»`;
    } else if (tag in NAMES) {
      current.text += ' ';
    }
    if (tag === 'a') links.push(linkTarget(attributes));
    open.push(tag);
  }
  function leave(tag: string): void {
    open.pop();
    if (tag === 'a') current.text += links.pop() ?? '';
    if (tag in NAMES && !open.includes('tr')) flush(enclosing());
  }
  function visit(node: HtmlNode): void {
    if (!isElement(node)) {
      current.text += node;
      return;
    }
    enter(node.tag, node.attributes);
    for (const child of node.children) visit(child);
    leave(node.tag);
  }

  for (const node of parseHtml(html)) visit(node);
  flush('Текст');
  return blocks;
}

/** What has no words of its own but must not change unseen. */
function loneBlock(tag: string, attributes: Attributes): Block | undefined {
  const kind = attributes['data-block'];
  if (tag === 'img') {
    return { name: 'Картинка', text: `${attributes.alt ?? ''} [${attributes.src ?? ''}]`.trim() };
  }
  if (tag === 'hr') return { name: 'Черта', text: '———' };
  if (tag === 'aside') {
    const word = CALLOUTS[attributes['data-kind'] ?? ''] ?? attributes['data-kind'] ?? '';
    return { name: 'Начало врезки', text: word };
  }
  if (tag !== 'div') return undefined;
  if (kind === 'tariff') {
    const { 'data-preset': preset, 'data-os': system } = attributes;
    return { name: 'Карточка тарифа', text: [preset, system].filter(Boolean).join(' · ') };
  }
  if (kind === 'code-tabs') return { name: 'Начало вкладок', text: 'код в нескольких вариантах' };
  if (kind === 'carousel') return { name: 'Начало карусели', text: 'картинки' };
  return undefined;
}

function linkTarget(attributes: Attributes): string {
  if (attributes['data-article'] !== undefined) return ` [→ статья ${attributes['data-article']}]`;
  return attributes.href === undefined ? '' : ` [→ ${attributes.href}]`;
}

function codeName(name: string, classes = ''): string {
  const language = /language-(\S+)/.exec(classes)?.[1];
  return language === undefined ? name : `${name} (${language})`;
}
