import type { EditorView } from '@tiptap/pm/view';

/** An address pasted over words becomes their link. */
export function linkSelection(view: EditorView, pasted: string): boolean {
  const { selection, schema, tr } = view.state;
  const href = pasted.trim();
  const mark = schema.marks.link;
  if (selection.empty || mark === undefined || !/^(https?:\/\/|mailto:)\S+$/.test(href)) return false;
  if (!selection.$from.sameParent(selection.$to) || selection.$from.parent.type.spec.code) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, mark.create({ href, article: null })));
  return true;
}

/** Whether what is pasted or dropped is a picture itself, and not a text with pictures in it. */
export function hasPictureFiles(transfer: DataTransfer | null): boolean {
  if (transfer === null || transfer.types.includes('text/html')) return false;
  return [...transfer.files].some(({ type }) => type.startsWith('image/'));
}
