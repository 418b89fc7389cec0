'use client';

import { useEffect, useRef } from 'react';
import { MessageBox, type MessageBoxProps } from './message-box';

/** A modal message, as soon as React is awake. Give it a new `key` to show it again. */
export function MessageDialog(message: Omit<MessageBoxProps, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // An open dialog cannot become modal without being closed first.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return <MessageBox {...message} ref={dialog} />;
}
