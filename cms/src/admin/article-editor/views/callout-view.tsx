import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import { CALLOUT_KINDS } from '@vitrina/content-contract/article-format-values';
import { BlockFrame, RemoveButton } from './block-frame';

export function CalloutView({ node, editor, updateAttributes, deleteNode }: NodeViewProps) {
  const kind = String(node.attrs.kind);
  return (
    <BlockFrame
      caption="Выноска"
      kind={kind}
      bar={
        <>
          <label>
            Вид
            <select
              aria-label="Вид выноски"
              value={kind}
              disabled={!editor.isEditable}
              onChange={({ target }) => updateAttributes({ kind: target.value })}
            >
              {CALLOUT_KINDS.map(({ kind: name, caption }) => (
                <option key={name} value={name}>
                  {caption}
                </option>
              ))}
            </select>
          </label>
          {editor.isEditable && <RemoveButton caption="Удалить выноску" deleteNode={deleteNode} />}
        </>
      }
    >
      <NodeViewContent className="callout-words" />
    </BlockFrame>
  );
}
