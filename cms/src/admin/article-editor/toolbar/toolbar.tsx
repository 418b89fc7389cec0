import { Collapse, Expand } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useArticleDialogs } from '../dialogs/article-dialogs';
import { BlockKindSelect } from './block-kind-select';
import { INSERT_TOOLS } from './insert-tools';
import { TableTools } from './table-tools';
import { TEXT_TOOLS } from './text-tools';
import { ToolButton } from './tool-button';

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  isTall: boolean;
  onTall(isTall: boolean): void;
}

/** One stop of the Tab key, or Alt+F10 from the text; arrows go from tool to tool, as in any toolbar. */
export function Toolbar({ editor, disabled, isTall, onTall }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const dialogs = useArticleDialogs();
  // Which tools are pressed and possible changes with every transaction.
  const revision = useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });

  useEffect(() => {
    const text = editor.view.dom;
    function reach(event: globalThis.KeyboardEvent): void {
      if (event.key === 'F10' && event.altKey) bar.current?.querySelector('select')?.focus();
      else if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) dialogs.editLink();
      else return;
      event.preventDefault();
    }
    text.addEventListener('keydown', reach);
    return () => text.removeEventListener('keydown', reach);
  }, [editor, dialogs]);

  function step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled, select:enabled') ?? [])];
    const focused = tools.find((tool) => tool === document.activeElement);
    tools.at(((focused ? tools.indexOf(focused) : 0) + by) % tools.length)?.focus();
    event.preventDefault();
  }

  return (
    <Tools ref={bar} role="toolbar" aria-label="Оформление текста" onKeyDown={step} data-revision={revision}>
      <div className="row">
        <BlockKindSelect editor={editor} disabled={disabled} />
        {[...TEXT_TOOLS, ...INSERT_TOOLS].map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} dialogs={dialogs} disabled={disabled} />
        ))}
        <button
          type="button"
          className="tall"
          aria-pressed={isTall}
          title={isTall ? 'Вернуться к форме (Esc)' : 'Во весь экран'}
          aria-label={isTall ? 'Вернуться к форме' : 'Во весь экран'}
          onClick={() => onTall(!isTall)}
        >
          {isTall ? <Collapse aria-hidden /> : <Expand aria-hidden />}
        </button>
      </div>
      {!disabled && editor.isActive('table') && <TableTools editor={editor} />}
    </Tools>
  );
}

const Tools = styled.div`
  background: ${({ theme }) => theme.colors.neutral100};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
  container-type: inline-size;
  padding: 4px 6px;
  position: sticky;
  top: 0;
  z-index: 1;

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }

  .row + .row {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
    margin-top: 4px;
    padding-top: 4px;
  }

  button,
  select {
    align-items: center;
    background: transparent;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.borderRadius};
    color: ${({ theme }) => theme.colors.neutral700};
    cursor: pointer;
    display: inline-flex;
    font-size: 1.3rem;
    gap: 5px;
    height: 3.2rem;
    justify-content: center;
    min-width: 3rem;
    padding: 0 5px;
  }

  select {
    background: ${({ theme }) => theme.colors.neutral0};
    border-color: ${({ theme }) => theme.colors.neutral200};
    width: 14rem;
  }

  button:hover:enabled {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  :is(button, select):focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 0;
  }

  :is(button, select):disabled {
    cursor: not-allowed;
    opacity: 0.4;
  }

  /* In a narrow window the pictures alone keep the bar low; their names are told all the same. */
  @container (max-width: 520px) {
    button > span {
      display: none;
    }
  }

  .tall {
    margin-left: auto;
  }

  .mirrored svg {
    transform: scaleX(-1);
  }
`;
