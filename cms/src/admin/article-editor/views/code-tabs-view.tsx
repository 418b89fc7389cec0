import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BlockFrame, RemoveButton } from './block-frame';
import { addTab, removeTab, renameTab } from './change-tabs';

/** Tabs of code: one is shown, as on the site, and each has a title that can be written here. */
export function CodeTabsView({ node, editor, getPos, deleteNode }: NodeViewProps) {
  const [chosen, setChosen] = useState(0);
  const last = node.childCount - 1;
  const shown = Math.min(chosen, last);
  const titles = node.children.map((tab) => String(tab.attrs.title ?? ''));

  // The cursor may come into another tab by itself: by an arrow key, a search, an undo.
  useEffect(() => {
    function follow(): void {
      const start = getPos();
      const { $from } = editor.state.selection;
      for (let depth = $from.depth; depth > 0 && start !== undefined; depth -= 1)
        if ($from.before(depth) === start) setChosen($from.index(depth));
    }
    editor.on('selectionUpdate', follow);
    return () => void editor.off('selectionUpdate', follow);
  }, [editor, getPos]);

  return (
    <BlockFrame
      caption="Вкладки с кодом"
      bar={
        <>
          {titles.map((title, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its place; two may share a title while it is typed
              key={index}
              type="button"
              aria-pressed={index === shown}
              onClick={() => setChosen(index)}
            >
              {title || 'Без названия'}
            </button>
          ))}
          {editor.isEditable && (
            <>
              <button
                type="button"
                onClick={() => {
                  addTab(editor, getPos());
                  setChosen(last + 1);
                }}
              >
                Добавить вкладку
              </button>
              <label className="grow">
                Название вкладки
                <input
                  value={titles[shown] ?? ''}
                  onChange={({ target }) => renameTab(editor, getPos(), shown, target.value)}
                />
              </label>
              <button type="button" className="remove" onClick={() => removeTab(editor, getPos(), shown)}>
                Удалить вкладку
              </button>
              <RemoveButton caption="Удалить все вкладки" deleteNode={deleteNode} />
            </>
          )}
        </>
      }
    >
      <Tabs $shown={shown + 1}>
        <NodeViewContent />
      </Tabs>
    </BlockFrame>
  );
}

const Tabs = styled.div<{ $shown: number }>`
  && > div > div > *:not(:nth-child(${({ $shown }) => $shown})) {
    display: none;
  }

  && section {
    border: 0;
  }
`;
