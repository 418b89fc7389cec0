import { TextSelection } from '@tiptap/pm/state';
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

/** The pictures that are pasted or dropped by themselves; a text with pictures in it has none. */
export function pictureFiles(transfer: DataTransfer | null): File[] {
  if (transfer === null || transfer.types.includes('text/html')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}

/** Whether nothing but words is pasted. An editor of code gives its colours along, which are no meaning. */
export function isPlainText(transfer: DataTransfer | null): boolean {
  const types = transfer?.types ?? [];
  return !types.includes('text/html') || types.includes('vscode-editor-data');
}

/** Where the next thing is put. */
export function putCursor(view: EditorView, place: number): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
}
