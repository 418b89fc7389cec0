import type { Root } from 'mdast';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markdown as the articles use it: tables, struck words and directives on lines of their own. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), { flow: directive().flow ?? {} }],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), directiveFromMarkdown()],
  });
}

export function printMarkdown(root: Root): string {
  return toMarkdown(root, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [
      gfmTableToMarkdown({ tablePipeAlign: false }),
      gfmStrikethroughToMarkdown(),
      blockDirectives(),
    ],
  });
}

/** Directives within a line are not used, so a colon there needs no escape. */
function blockDirectives(): Options {
  const { unsafe, ...rest } = directiveToMarkdown({ preferUnquoted: true });
  return { ...rest, unsafe: (unsafe ?? []).filter(({ atBreak }) => atBreak === true) };
}
