import type { Editor } from '@tiptap/core';

/** Changes places with the neighbour before (-1) or after (1); at an end nothing moves. */
export function movePicture(editor: Editor, place: number | undefined, by: -1 | 1): void {
  if (place === undefined) return;
  const { doc, tr } = editor.state;
  const at = doc.resolve(place);
  const picture = at.nodeAfter;
  const neighbour = at.parent.maybeChild(at.index() + by);
  if (picture === null || neighbour === null) return;
  const target = by < 0 ? place - neighbour.nodeSize : place + neighbour.nodeSize;
  editor.view.dispatch(tr.delete(place, place + picture.nodeSize).insert(target, picture));
}
