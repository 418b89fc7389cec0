import { isLinkAddress, isPictureAddress } from '@vitrina/content-contract/article-format-values';
import { buildWordLists } from './word-lists';

export interface CleanPaste {
  html: string;
  /** Pictures that do not stand in the media library. */
  refusedPictures: number;
}

/**
 * The HTML of a word processor or of a page in the elements of an article: Word, LibreOffice and Google Docs write
 * their meaning into styles and classes. Whatever else is left the schema of the editor drops.
 */
export function cleanPaste(html: string): CleanPaste {
  // What comes from this editor is already in its format.
  if (html.includes('data-pm-slice')) return { html, refusedPictures: 0 };
  // Word hides the marker of a list in a comment for browsers; what is in it must be seen before it goes.
  const revealed = html.replace(/<!--\[if !supportLists\]-->|<!--\[endif\]-->|<!\[(if|endif)[^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(revealed, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, meta, link, title, xml, template'))
    hidden.remove();
  removeComments(body);
  buildWordLists(body);
  for (const element of [...body.querySelectorAll('*')]) cleanElement(element);
  mendLists(body);
  const refusedPictures = removePictures(body);
  removeEmpty(body);
  return { html: body.innerHTML, refusedPictures };
}

const RENAMED: Record<string, string> = {
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  TT: 'code',
  KBD: 'code',
  SAMP: 'code',
};

function cleanElement(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  const name = RENAMED[element.tagName];
  if (element.tagName === 'A') cleanLink(element);
  else if (element.tagName === 'BR' && element.closest('pre')) element.replaceWith('\n');
  else if (['SPAN', 'FONT', 'O:P'].includes(element.tagName) || isFalseBold(element, style)) {
    wrapInside(element, marksOf(element, style));
    element.replaceWith(...element.childNodes);
  } else if (name !== undefined) rename(element, name);
  else stripAttributes(element);
}

/** Google Docs wraps everything in a bold that is not bold; Word says `mso-bidi-font-weight` of writings from right to left. */
function isFalseBold(element: Element, style: string): boolean {
  return (
    (element.tagName === 'B' || element.tagName === 'STRONG') &&
    /(?:^|[;\s])font-weight:\s*normal/i.test(style)
  );
}

/** What the style of words within a line means. */
function marksOf(element: Element, style: string): string[] {
  const face = `${style} ${element.getAttribute('face') ?? ''}`;
  return [
    ...(/(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/(?:^|[;\s])font-style:\s*italic/i.test(style) ? ['em'] : []),
    ...(/text-decoration[^;]*line-through/i.test(style) ? ['s'] : []),
    ...(/(courier|consolas|menlo|monospace)/i.test(face) && !element.closest('pre') ? ['code'] : []),
  ];
}

function wrapInside(element: Element, marks: readonly string[]): void {
  if (element.textContent?.trim() === '') return;
  for (const mark of marks) {
    const wrapping = element.ownerDocument.createElement(mark);
    wrapping.append(...element.childNodes);
    element.append(wrapping);
  }
}

function cleanLink(link: Element): void {
  const address = unredirected(link.getAttribute('href')?.trim() ?? '');
  // A bookmark of a document leads nowhere on the site.
  if (address.startsWith('#_') || !isLinkAddress(address)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  stripAttributes(link);
  link.setAttribute('href', address);
}

/** Google Docs leads its links through an address of its own. */
function unredirected(address: string): string {
  const target = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(address)?.[1];
  return target === undefined ? address : decodeURIComponent(target);
}

const KEPT = new Set([
  'src',
  'alt',
  'colspan',
  'rowspan',
  'class',
  'data-block',
  'data-kind',
  'data-preset',
  'data-os',
  'data-title',
  'data-checked',
]);

function stripAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (!KEPT.has(name) || (name === 'class' && !/(^|\s)language-/.test(value)))
      element.removeAttribute(name);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs and old pages put a list beside the items of a list, not into one. */
function mendLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}

function removePictures(body: Element): number {
  let refused = 0;
  for (const image of [...body.querySelectorAll('img')]) {
    if (isOfLibrary(image.getAttribute('src') ?? '')) {
      const paragraph = image.closest('p');
      // A picture is a block of its own: what was around it would stay behind as an empty line.
      if (paragraph?.textContent?.trim() === '') paragraph.replaceWith(image);
      continue;
    }
    (image.closest('figure') ?? image).remove();
    refused += 1;
  }
  return refused;
}

/** What stands elsewhere may be gone tomorrow, and tells its owner who reads the article. */
function isOfLibrary(src: string): boolean {
  return isPictureAddress(src) && src.startsWith('/');
}

function removeEmpty(body: Element): void {
  for (const element of [...body.querySelectorAll('p, h2, h3, h4, li, div')].reverse())
    if (/^[\s ]*$/.test(element.textContent ?? '') && !element.querySelector('img, [data-block], br + br'))
      if (!element.hasAttribute('data-block')) element.remove();
}

function removeComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}
