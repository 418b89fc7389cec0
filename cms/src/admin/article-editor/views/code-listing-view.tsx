import type { Editor } from '@tiptap/core';
import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import { CODE_LANGUAGES } from '@vitrina/content-contract/article-format-values';
import { BlockFrame, RemoveButton } from './block-frame';

/** Code with its language and the name of its file; inside of tabs their bar tells the rest. */
export function CodeListingView({ node, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const language: unknown = node.attrs.language;
  const chosen = typeof language === 'string' ? language : 'text';
  const isKnown = CODE_LANGUAGES.some((known) => known.language === chosen);
  const title = String(node.attrs.title ?? '');
  const isTab = standsInTabs(editor, getPos());
  const lines = String(node.attrs.lines ?? '');
  const expected: unknown = node.attrs.checked;
  const isChecked = typeof expected === 'string';
  return (
    <BlockFrame
      caption={isTab ? `Код вкладки «${title}»` : 'Код'}
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
          {!isTab && (
            <label className="grow">
              Имя файла
              <input
                value={title}
                disabled={!editor.isEditable}
                onChange={({ target }) => updateAttributes({ title: target.value || null })}
              />
            </label>
          )}
          <label>
            Выделить строки
            <input
              size={8}
              value={lines}
              placeholder="2-4,7"
              disabled={!editor.isEditable}
              onChange={({ target }) => updateAttributes({ lines: target.value.replaceAll(' ', '') || null })}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={isChecked}
              disabled={!editor.isEditable}
              onChange={({ target }) => updateAttributes({ checked: target.checked ? '' : null })}
            />
            Проверять запуском
          </label>
          {isChecked && (
            <label className="grow">
              В ответе должно быть
              <input
                value={expected}
                disabled={!editor.isEditable}
                onChange={({ target }) => updateAttributes({ checked: target.value })}
              />
            </label>
          )}
          {editor.isEditable && !isTab && <RemoveButton caption="Удалить код" deleteNode={deleteNode} />}
        </>
      }
    >
      <NodeViewContent<'pre'> as="pre" className="words" spellCheck={false} style={{ whiteSpace: 'pre' }} />
    </BlockFrame>
  );
}

/** Code that is just being taken away may have no place any more, or one behind the end. */
function standsInTabs({ state: { doc } }: Editor, place: number | undefined): boolean {
  if (place === undefined || place > doc.content.size) return false;
  return doc.resolve(place).parent.type.name === 'codeTabs';
}
