import {
  ArrowClockwise,
  Bold,
  BulletList,
  Code,
  Italic,
  Link,
  NumberList,
  Quotes,
  StrikeThrough,
} from '@strapi/icons';
import type { Tool } from './tool';

/** How words look, and what lines of them are. */
export const TEXT_TOOLS: readonly Tool[] = [
  {
    label: 'Отменить',
    keys: 'Ctrl+Z',
    Icon: ArrowClockwise,
    isMirrored: true,
    isPossible: (editor) => editor.can().undo(),
    apply: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Повторить',
    keys: 'Ctrl+Shift+Z',
    Icon: ArrowClockwise,
    isPossible: (editor) => editor.can().redo(),
    apply: (editor) => editor.chain().focus().redo().run(),
  },
  {
    label: 'Полужирный',
    keys: 'Ctrl+B',
    Icon: Bold,
    isPressed: (editor) => editor.isActive('bold'),
    apply: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Курсив',
    keys: 'Ctrl+I',
    Icon: Italic,
    isPressed: (editor) => editor.isActive('italic'),
    apply: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Зачёркнутый',
    keys: 'Ctrl+Shift+S',
    Icon: StrikeThrough,
    isPressed: (editor) => editor.isActive('strike'),
    apply: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Код в строке',
    keys: 'Ctrl+E',
    Icon: Code,
    isPressed: (editor) => editor.isActive('code'),
    apply: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    label: 'Ссылка',
    keys: 'Ctrl+K',
    Icon: Link,
    isPressed: (editor) => editor.isActive('link'),
    apply: (_editor, { editLink }) => editLink(),
  },
  {
    label: 'Список',
    keys: 'Ctrl+Shift+8',
    Icon: BulletList,
    isPressed: (editor) => editor.isActive('bulletList'),
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Нумерованный список',
    keys: 'Ctrl+Shift+7',
    Icon: NumberList,
    isPressed: (editor) => editor.isActive('orderedList'),
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Цитата',
    keys: 'Ctrl+Shift+B',
    Icon: Quotes,
    isPressed: (editor) => editor.isActive('blockquote'),
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
