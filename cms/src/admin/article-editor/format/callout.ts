import { mergeAttributes, Node } from '@tiptap/core';
import { CALLOUT_KINDS } from '@vitrina/content-contract/article-format-values';

const USUAL_KIND = 'note';

/** A remark beside the text: `<aside data-block="callout" data-kind="tip">`. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: USUAL_KIND,
      parseHTML: (element) => knownKind(element.getAttribute('data-kind')),
      renderHTML: ({ kind }) => ({ 'data-kind': knownKind(kind) }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-block="callout"]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'aside',
    mergeAttributes({ 'data-block': 'callout' }, HTMLAttributes),
    0,
  ],
});

function knownKind(kind: unknown): string {
  return CALLOUT_KINDS.find((known) => known.kind === kind)?.kind ?? USUAL_KIND;
}
