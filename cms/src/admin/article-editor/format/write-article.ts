import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** A document of the editor as the HTML that is stored; an empty one is no text at all. */
export function writeArticle(article: Node): string {
  // In a document that loads nothing: on this page each picture would be asked for at an address of the site.
  const inert = document.implementation.createHTMLDocument('');
  const container = inert.createElement('div');
  const serializer = DOMSerializer.fromSchema(article.type.schema);
  container.appendChild(serializer.serializeFragment(article.content, { document: inert }));
  dropEmptyEnd(container);
  for (const holder of container.querySelectorAll('li, td, th')) unwrapOnlyParagraph(holder);
  for (const table of container.querySelectorAll('table')) raiseHead(table);
  for (const cell of container.querySelectorAll('td, th'))
    for (const span of ['colspan', 'rowspan'])
      if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  return [...container.children].map((block) => block.outerHTML).join('\n');
}

/** The editor keeps an empty paragraph at the end, to have a place to write on. */
function dropEmptyEnd(container: Element): void {
  for (
    let last = container.lastElementChild;
    last && isEmptyParagraph(last);
    last = container.lastElementChild
  )
    last.remove();
}

/** `<li><p>word</p></li>` is written as people write it: `<li>word</li>`. Several paragraphs stay paragraphs. */
function unwrapOnlyParagraph(holder: Element): void {
  const [first, ...others] = [...holder.children];
  if (first?.tagName !== 'P' || others.some(({ tagName }) => tagName === 'P')) return;
  first.replaceWith(...first.childNodes);
}

function raiseHead(table: Element): void {
  const body = table.querySelector('tbody');
  const rows = [...(body?.children ?? [])];
  const end = rows.findIndex((row) => [...row.children].some(({ tagName }) => tagName !== 'TH'));
  const headRows = end < 0 ? rows : rows.slice(0, end);
  if (headRows.length === 0) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...headRows);
  table.prepend(head);
  if (body?.children.length === 0) body.remove();
}

function isEmptyParagraph(element: Element): boolean {
  return element.tagName === 'P' && element.childNodes.length === 0;
}
