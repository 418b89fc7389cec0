import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import { CODE_LANGUAGES } from '../../../article-format/article-format';
import { BlockFrame, RemoveButton } from './block-frame';

/** Code with its language; inside of tabs their bar tells the rest. */
export function CodeListingView({ node, editor, updateAttributes, deleteNode }: NodeViewProps) {
  const language: unknown = node.attrs.language;
  const chosen = typeof language === 'string' ? language : 'text';
  const isKnown = CODE_LANGUAGES.some((known) => known.language === chosen);
  const isTab = node.attrs.title !== null;
  return (
    <BlockFrame
      caption={isTab ? `Код вкладки «${node.attrs.title}»` : 'Код'}
      bar={
        <>
          <label>
            Язык
            <select
              aria-label="Язык кода"
              value={chosen}
              disabled={!editor.isEditable}
              onChange={({ target }) =>
                updateAttributes({ language: target.value === 'text' ? null : target.value })
              }
            >
              {!isKnown && <option value={chosen}>{`Неизвестный: ${chosen}`}</option>}
              {CODE_LANGUAGES.map(({ language: name, caption }) => (
                <option key={name} value={name}>
                  {caption}
                </option>
              ))}
            </select>
          </label>
          {editor.isEditable && !isTab && <RemoveButton caption="Удалить код" deleteNode={deleteNode} />}
        </>
      }
    >
      <NodeViewContent<'pre'> as="pre" className="words" spellCheck={false} style={{ whiteSpace: 'pre' }} />
    </BlockFrame>
  );
}
