import type { Bold } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import type { useArticleDialogs } from '../dialogs/article-dialogs';

/** A button over the text. */
export interface Tool {
  label: string;
  /** As on the keyboard: 'Ctrl+B'. */
  keys?: string;
  Icon: typeof Bold;
  /** The words stand on the button, since no picture says it. */
  isNamed?: boolean;
  isMirrored?: boolean;
  isPressed?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
  apply(editor: Editor, dialogs: ReturnType<typeof useArticleDialogs>): void;
}
