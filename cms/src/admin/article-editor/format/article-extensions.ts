import type { AnyExtension } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Code } from '@tiptap/extension-code';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout } from './callout';
import { Carousel } from './carousel';
import { CodeListing } from './code-listing';
import { CodeTabs } from './code-tabs';
import { ArticleLink } from './link';
import { Picture } from './picture';
import { ArticleTable, ArticleTableCell, ArticleTableHeader, ArticleTableRow } from './table';
import { Tariff } from './tariff';

/** What a quotation and a callout hold. */
const PLAIN_BLOCKS = 'paragraph | bulletList | orderedList';

/**
 * The format of articles as a schema of ProseMirror: whatever can be written by it stands in the content contract.
 * How the blocks look in the editor is added by `withViews`.
 */
export const articleExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    ...{ heading: { levels: [2, 3, 4] }, dropcursor: { width: 2 } },
    ...{ blockquote: false, code: false, codeBlock: false, link: false, underline: false },
    ...{ listItem: false, orderedList: false },
  }),
  Blockquote.extend({ content: `(${PLAIN_BLOCKS})+` }),
  // A link may be code, and code may be bold.
  Code.extend({ excludes: '' }),
  ListItem.extend({
    content: `paragraph (${PLAIN_BLOCKS} | blockquote | codeBlock | table | picture | callout | codeTabs | carousel | tariff)*`,
  }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  CodeListing,
  CodeTabs,
  Picture,
  Carousel,
  Callout.extend({ content: `(${PLAIN_BLOCKS})+` }),
  Tariff,
  ArticleLink,
  ArticleTable,
  ArticleTableRow,
  ArticleTableHeader,
  ArticleTableCell,
];
