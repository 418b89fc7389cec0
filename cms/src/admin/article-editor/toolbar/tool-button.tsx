import type { Editor } from '@tiptap/core';
import type { useArticleDialogs } from '../dialogs/article-dialogs';
import type { Tool } from './tool';

interface ToolButtonProps {
  tool: Tool;
  editor: Editor;
  dialogs: ReturnType<typeof useArticleDialogs>;
  disabled: boolean;
}

export function ToolButton({ tool, editor, dialogs, disabled }: ToolButtonProps) {
  const { label, keys, Icon, isNamed, isMirrored, isPressed, isPossible, apply } = tool;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isMirrored ? 'mirrored' : undefined}
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-pressed={isPressed?.(editor)}
      disabled={disabled || isPossible?.(editor) === false}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => apply(editor, dialogs)}
    >
      <Icon aria-hidden />
      {isNamed && <span>{label}</span>}
    </button>
  );
}
