import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** Where the tabs stand in the document; `undefined` when they are just being taken away. */
type Place = number | undefined;

export function addTab(editor: Editor, place: Place): void {
  const { tabs, type } = tabsAt(editor, place);
  if (place === undefined || tabs === null || type === undefined) return;
  const language: unknown = tabs.lastChild?.attrs.language ?? null;
  const tab = type.create({ title: 'Новая вкладка', language });
  editor.view.dispatch(editor.state.tr.insert(place + tabs.nodeSize - 1, tab));
}

export function renameTab(editor: Editor, place: Place, index: number, title: string): void {
  const { tabs } = tabsAt(editor, place);
  if (place === undefined || tabs === null) return;
  editor.view.dispatch(editor.state.tr.setNodeAttribute(startOf(tabs, place, index), 'title', title));
}

/** Of two tabs the one that is left becomes ordinary code: a single tab would be none. */
export function removeTab(editor: Editor, place: Place, index: number): void {
  const { tabs, type } = tabsAt(editor, place);
  if (place === undefined || tabs === null || type === undefined) return;
  const { tr } = editor.state;
  if (tabs.childCount > 2) {
    const start = startOf(tabs, place, index);
    editor.view.dispatch(tr.delete(start, start + tabs.child(index).nodeSize));
    return;
  }
  const left = tabs.child(index === 0 ? 1 : 0);
  const code = type.create({ ...left.attrs, title: null }, left.content);
  editor.view.dispatch(tr.replaceWith(place, place + tabs.nodeSize, code));
}

function tabsAt(editor: Editor, place: Place) {
  const tabs = place === undefined ? null : editor.state.doc.nodeAt(place);
  return { tabs, type: editor.schema.nodes.codeBlock };
}

function startOf(tabs: Node, place: number, index: number): number {
  return tabs.children.slice(0, index).reduce((start, tab) => start + tab.nodeSize, place + 1);
}
