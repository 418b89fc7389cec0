import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { SCOPE, SPAN } from '@vitrina/content-contract/article-format-values';

/** What a cell holds. */
const CELL_CONTENT = '(paragraph | bulletList | orderedList | codeBlock)+';

/** Rows of headings at its beginning become a `<thead>` when the text is written (`write-article.ts`). */
export const ArticleTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false });

export const ArticleTableRow = TableRow.extend({ content: '(tableCell | tableHeader)+' });

export const ArticleTableCell = TableCell.extend({
  content: CELL_CONTENT,
  addAttributes: () => spans,
});

export const ArticleTableHeader = TableHeader.extend({
  content: CELL_CONTENT,
  addAttributes: () => ({
    ...spans,
    scope: {
      default: null,
      parseHTML: (cell) => {
        const scope = cell.getAttribute('scope');
        return scope !== null && SCOPE.test(scope) ? scope : null;
      },
    },
  }),
});

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'rowspan') },
  // Tables are as wide as what they hold; the library that edits them asks for the attribute.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

function spanOf(cell: HTMLElement, name: string): number {
  const span = cell.getAttribute(name);
  return span !== null && SPAN.test(span) ? Number(span) : 1;
}
