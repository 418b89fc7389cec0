import { mayHold, type Piece, pieceNamed, pieceOf, TEXT } from '@vitrina/content-contract/article-format';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { attributeFaults } from './attribute-faults';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What the site could not show in the text of an article. */
export interface Fault {
  code: string;
  /** A whole Russian sentence: what is wrong, and where. */
  message: string;
  /** The section by its heading, for a list of faults. */
  place: string;
}

/** Nobody writes lists in lists deeper than that, and a page is drawn by functions that call themselves. */
const DEEPEST = 40;

/**
 * Everything in an article's HTML that the site could not show; an empty list for what an editor makes. It is parsed
 * as the site parses it, so the site never sees another tree. The rules are in the content contract.
 */
export function findFaults(html: string): Fault[] {
  const faults: Fault[] = [];
  let section: string | undefined;

  function report(code: string, subject: string, words: string): void {
    const where = section === undefined ? 'в начале текста' : `в разделе «${section}»`;
    const place = section === undefined ? 'начало текста' : `раздел «${section}»`;
    faults.push({ code, message: `${subject} ${where} ${words}.`, place });
  }

  function checkInside(nodes: readonly Node[], piece: Piece, name: string, depth: number): void {
    const elements = nodes.filter(isElement);
    for (const node of nodes) {
      if (isElement(node)) checkElement(node, piece, name, depth);
      else if (node.nodeName === '#comment') report('comment', piece.caption, 'содержит скрытый комментарий');
      else if ('value' in node && node.value.trim() !== '' && !mayHold(piece, 'words'))
        report('words', piece.caption, `содержит слова не на своём месте: «${short(node.value)}»`);
    }
    if (elements.length < (piece.least ?? 0) || elements.length > (piece.most ?? Number.POSITIVE_INFINITY))
      report('amount', piece.caption, amountWords(name, elements.length));
  }

  function checkElement(element: Element, parent: Piece, parentName: string, depth: number): void {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const name = pieceOf(element.tagName, attributes.get('data-block')) ?? '';
    const piece = pieceNamed(name);
    if (piece === undefined || !mayHold(parent, name)) {
      const tag = attributes.has('data-block') ? `<${element.tagName} data-block>` : `<${element.tagName}>`;
      report('element', parent.caption, `содержит ${tag}: такого там не бывает`);
      return;
    }
    if (depth === 0 && /^h[2-4]$/.test(name)) section = short(textOf(element)) || undefined;
    for (const attribute of attributes.keys())
      if (attribute !== 'data-block' && !Object.hasOwn(piece.attributes ?? {}, attribute))
        report('attribute', piece.caption, `имеет лишнее свойство ${attribute}`);
    for (const { code, words } of attributeFaults(name, parentName, attributes))
      report(code, piece.caption, words);
    if (name === 'code' && parentName === 'pre') checkCode(element, piece);
    else checkInside(element.childNodes, piece, name, depth + 1);
    if (name === 'figure') checkFigure(element, piece);
    if (name === 'table' && element.childNodes.filter(isElement).some(isMisplacedPart))
      report('table', piece.caption, 'разбита на части не по порядку');
  }

  /** Code of several lines is text and nothing else. */
  function checkCode(code: Element, piece: Piece): void {
    const inside = code.childNodes.find(isElement);
    if (inside !== undefined)
      report('element', piece.caption, `содержит <${inside.tagName}>: там только текст`);
  }

  function checkFigure(figure: Element, piece: Piece): void {
    const names = figure.childNodes.filter(isElement).map(({ tagName }) => tagName);
    if (names[0] !== 'img' || (names.length === 2 && names[1] !== 'figcaption'))
      report('figure', piece.caption, 'собрана неверно: сначала картинка, потом подпись');
  }

  const { childNodes } = parseFragment(html);
  if (isTooDeep(childNodes))
    report('depth', TEXT.caption, 'имеет слишком глубокую вложенность: уменьшите её');
  else checkInside(childNodes, TEXT, 'text', 0);
  return faults;
}

/** A table has one head at most, then one body at most. */
function isMisplacedPart({ tagName }: Element, index: number, parts: readonly Element[]): boolean {
  if (tagName === 'thead') return index > 0;
  return parts.slice(0, index).some((part) => part.tagName === tagName);
}

function amountWords(name: string, amount: number): string {
  if (name === 'code-tabs') return 'меньше двух: хватит обычного кода';
  return amount === 0 ? 'без содержимого' : 'с лишним содержимым';
}

/** Level by level: what calls itself for each level fails where there are thousands. */
function isTooDeep(nodes: readonly Node[]): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A quotation that fits a message. */
function short(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
