import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useRef } from 'react';
import { articleAddress } from '../dialogs/picture-address';
import { putBlock } from '../toolbar/put-block';
import { cleanPaste } from './clean-paste';
import { isPlainText, linkSelection, pictureFiles, putCursor } from './paste-into';
import { readMarkdown } from './read-markdown';

const FOREIGN_PICTURES =
  'Картинки с чужих сайтов не вставляются: там их могут убрать. Сохраните файл и перетащите его в текст.';
const NOT_UPLOADED = 'Картинка не загрузилась. Попробуйте ещё раз или загрузите её в медиатеку.';

type ArticlePaste = Pick<
  EditorProps,
  'handleDOMEvents' | 'handleDrop' | 'handlePaste' | 'transformPastedHTML'
>;

/**
 * What is pasted or dropped, as the editor of an article takes it: HTML of word processors is cleaned, Markdown becomes what
 * it says unless Shift is held, and files of pictures go to the media library and then into the text.
 */
export function useArticlePaste(): ArticlePaste {
  const { toggleNotification } = useNotification();
  const { post } = useFetchClient();
  const isShiftHeld = useRef(false);

  const warn = (message: string) => toggleNotification({ type: 'warning', message });

  async function place(view: EditorView, files: readonly File[]): Promise<void> {
    toggleNotification({ type: 'info', message: 'Картинка загружается и встанет в текст.' });
    const form = new FormData();
    for (const file of files) form.append('files', file, file.name);
    try {
      const { data } = await post<{ url: string; alternativeText?: string | null }[]>('/upload', form);
      if (view.isDestroyed) return;
      for (const { url, alternativeText } of data)
        putBlock(view, {
          ...{ type: 'picture', attrs: { src: articleAddress(url), alt: alternativeText ?? '' } },
        });
    } catch (error) {
      warn(error instanceof Error && /[а-яё]/i.test(error.message) ? error.message : NOT_UPLOADED);
    }
  }

  function pasteMarkdown(view: EditorView, text: string): boolean {
    if (view.state.selection.$from.parent.type.spec.code === true) return false;
    const read = readMarkdown(text);
    if (read?.kind === 'html') return view.pasteHTML(read.html);
    if (read)
      warn(`Похоже на Markdown, но строка ${read.line} непонятна: ${read.message}. Вставлено как есть.`);
    return false;
  }

  return {
    handleDOMEvents: {
      keydown: (_view, event) => {
        isShiftHeld.current = event.shiftKey;
      },
      keyup: (_view, event) => {
        isShiftHeld.current = event.shiftKey;
      },
    },
    transformPastedHTML(html) {
      const { html: clean, refusedPictures } = cleanPaste(html);
      if (refusedPictures > 0) warn(FOREIGN_PICTURES);
      return clean;
    },
    handlePaste(view, { clipboardData }) {
      const text = clipboardData?.getData('text/plain') ?? '';
      if (linkSelection(view, text)) return true;
      const files = pictureFiles(clipboardData);
      if (files.length > 0) void place(view, files);
      return (
        files.length > 0 || (!isShiftHeld.current && isPlainText(clipboardData) && pasteMarkdown(view, text))
      );
    },
    handleDrop(view, event) {
      const files = pictureFiles(event.dataTransfer);
      if (files.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) putCursor(view, at.pos);
      void place(view, files);
      return true;
    },
  };
}
