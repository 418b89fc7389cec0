import type { Editor } from '@tiptap/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { LinkDialog } from './link-dialog';
import { type ChosenPicture, PictureDialog } from './picture-dialog';
import { TariffDialog } from './tariff-dialog';

type OpenDialog =
  | { dialog: 'link' }
  | { dialog: 'tariff'; onChosen(preset: string): void }
  | { dialog: 'pictures'; isMultiple: boolean; onChosen(pictures: ChosenPicture[]): void };

interface ArticleDialogsValue {
  editLink(): void;
  chooseTariff(onChosen: (preset: string) => void): void;
  choosePictures(options: { isMultiple: boolean }, onChosen: (pictures: ChosenPicture[]) => void): void;
}

const Context = createContext<ArticleDialogsValue | undefined>(undefined);

/** What is chosen for the text in a dialog; the toolbar and the blocks open them. */
export function useArticleDialogs(): ArticleDialogsValue {
  const dialogs = useContext(Context);
  if (dialogs === undefined) throw new Error('There are no dialogs around the text.');
  return dialogs;
}

export function ArticleDialogs({ editor, children }: { editor: Editor; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const dialogs = useMemo<ArticleDialogsValue>(
    () => ({
      editLink: () => setOpen({ dialog: 'link' }),
      chooseTariff: (onChosen) => setOpen({ dialog: 'tariff', onChosen }),
      choosePictures: ({ isMultiple }, onChosen) => setOpen({ dialog: 'pictures', isMultiple, onChosen }),
    }),
    [],
  );

  function close(): void {
    setOpen(undefined);
    // After the dialog has given the focus back to where it was.
    requestAnimationFrame(() => editor.commands.focus());
  }

  return (
    <Context.Provider value={dialogs}>
      {children}
      {open?.dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open?.dialog === 'tariff' && <TariffDialog onChosen={open.onChosen} onClose={close} />}
      {open?.dialog === 'pictures' && (
        <PictureDialog isMultiple={open.isMultiple} onChosen={open.onChosen} onClose={close} />
      )}
    </Context.Provider>
  );
}
