import type { JSONContent } from '@tiptap/core';
import { Node, type ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts a block where the cursor is, and the cursor into it. Where it may not stand, in a cell or in code, it comes after
 * what is around it; an empty paragraph gives way to it.
 */
export function putBlock(view: EditorView, content: JSONContent): void {
  const { schema, selection, tr } = view.state;
  const block = Node.fromJSON(schema, content);
  const place = placeFor(selection.$to, block);
  if (place === undefined) return;
  tr.replaceWith(place.from, place.to, block);
  const inside = block.isAtom ? place.from + block.nodeSize : place.from + 1;
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(inside))).scrollIntoView());
  view.focus();
}

function placeFor(cursor: ResolvedPos, block: Node): { from: number; to: number } | undefined {
  for (let depth = cursor.depth - 1; depth >= 0; depth -= 1) {
    const around = cursor.node(depth);
    const neighbour = cursor.node(depth + 1);
    const index = cursor.index(depth);
    const isEmpty = neighbour.type.name === 'paragraph' && neighbour.content.size === 0;
    if (isEmpty && around.canReplaceWith(index, index + 1, block.type))
      return { from: cursor.before(depth + 1), to: cursor.after(depth + 1) };
    if (around.canReplaceWith(index + 1, index + 1, block.type))
      return { from: cursor.after(depth + 1), to: cursor.after(depth + 1) };
  }
  return undefined;
}
