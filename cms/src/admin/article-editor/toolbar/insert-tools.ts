import { CodeBlock, GridNine, Image, Images, Information, Minus, PriceTag, Stack } from '@strapi/icons';
import { putBlock } from './put-block';
import type { Tool } from './tool';

/** What is put into the text at the cursor. */
export const INSERT_TOOLS: readonly Tool[] = [
  {
    label: 'Код',
    keys: 'Ctrl+Alt+C',
    Icon: CodeBlock,
    isNamed: true,
    isPressed: (editor) => editor.isActive('codeBlock') && !editor.isActive('codeTabs'),
    apply: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    label: 'Вкладки с кодом',
    Icon: Stack,
    isNamed: true,
    apply: (editor) => putBlock(editor.view, { type: 'codeTabs', content: [tab('Ubuntu'), tab('Debian')] }),
  },
  {
    label: 'Таблица',
    Icon: GridNine,
    isNamed: true,
    isPossible: (editor) => !editor.isActive('table'),
    apply: (editor) => putBlock(editor.view, EMPTY_TABLE),
  },
  {
    label: 'Картинка',
    Icon: Image,
    isNamed: true,
    apply: (editor, { choosePictures }) =>
      choosePictures({ isMultiple: false }, ([attrs]) => {
        if (attrs) putBlock(editor.view, { type: 'picture', attrs });
      }),
  },
  {
    label: 'Карусель',
    Icon: Images,
    isNamed: true,
    apply: (editor, { choosePictures }) =>
      choosePictures({ isMultiple: true }, (pictures) => {
        const content = pictures.map((attrs) => ({ type: 'picture', attrs }));
        if (content.length > 0) putBlock(editor.view, { type: 'carousel', content });
      }),
  },
  {
    label: 'Выноска',
    Icon: Information,
    isNamed: true,
    isPressed: (editor) => editor.isActive('callout'),
    apply: (editor) => {
      if (editor.isActive('callout')) editor.chain().focus().lift('callout').run();
      else if (editor.can().wrapIn('callout')) editor.chain().focus().wrapIn('callout').run();
      else putBlock(editor.view, { type: 'callout', content: [{ type: 'paragraph' }] });
    },
  },
  {
    label: 'Тариф',
    Icon: PriceTag,
    isNamed: true,
    apply: (editor, { chooseTariff }) =>
      chooseTariff((preset) => putBlock(editor.view, { type: 'tariff', attrs: { preset: String(preset) } })),
  },
  {
    label: 'Черта',
    Icon: Minus,
    isNamed: true,
    apply: (editor) => putBlock(editor.view, { type: 'horizontalRule' }),
  },
];

function tab(title: string) {
  return { type: 'codeBlock', attrs: { title, language: 'bash' } };
}

const EMPTY_TABLE = {
  type: 'table',
  content: [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')],
};

function emptyRow(cell: 'tableHeader' | 'tableCell') {
  const empty = { type: cell, content: [{ type: 'paragraph' }] };
  return { type: 'tableRow', content: [empty, empty, empty] };
}
