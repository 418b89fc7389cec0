import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { ArticleDialogs } from './dialogs/article-dialogs';
import { EditorFrame } from './editor-frame';
import { readArticle } from './format/read-article';
import { writeArticle } from './format/write-article';
import { useArticlePaste } from './paste/use-article-paste';
import { TextAmount } from './text-amount';
import { Toolbar } from './toolbar/toolbar';
import { articleExtensionsWithViews, articleSchema } from './views/with-views';

interface ArticleEditorProps {
  label: string;
  text: string;
  disabled: boolean;
  onWrite(html: string): void;
}

/** The editor itself. Its value is the stored HTML; what only looks different does not count as a change. */
export function ArticleEditor({ label, text, disabled, onWrite }: ArticleEditorProps) {
  const [isTall, setIsTall] = useState(false);
  const paste = useArticlePaste();
  const shown = useRef({ stored: text, written: text });

  const editor = useEditor({
    extensions: [...articleExtensionsWithViews],
    content: readArticle(text, articleSchema).toJSON(),
    editable: !disabled,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: 'ru' },
      ...paste,
    },
    onCreate({ editor: created }) {
      shown.current = { stored: text, written: writeArticle(created.state.doc) };
    },
    onUpdate({ editor: changed }) {
      const written = writeArticle(changed.state.doc);
      // Back at the beginning the form is unchanged, though its HTML may have been typed with other spaces.
      const html = written === shown.current.written ? shown.current.stored : written;
      emitted.current = html;
      onWrite(html);
    },
  });
  const emitted = useRef(text);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // The form itself has put another text here: a discarded draft, a restored version.
  useEffect(() => {
    if (text === emitted.current) return;
    emitted.current = text;
    const article = readArticle(text, articleSchema);
    editor.commands.setContent(article.toJSON(), { emitUpdate: false });
    shown.current = { stored: text, written: writeArticle(editor.state.doc) };
  }, [editor, text]);

  return (
    <EditorFrame
      $isTall={isTall}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isTall || event.defaultPrevented) return;
        setIsTall(false);
        event.stopPropagation();
      }}
    >
      <ArticleDialogs editor={editor}>
        <Toolbar editor={editor} disabled={disabled} isTall={isTall} onTall={setIsTall} />
        <div className="sheet">
          <EditorContent editor={editor} />
        </div>
      </ArticleDialogs>
      <TextAmount editor={editor} />
    </EditorFrame>
  );
}
