'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from './button';

export interface MessageDialogProps {
  title: string;
  text: string;
  closeLabel: string;
  /** Stands below the text. */
  children?: ReactNode;
}

/**
 * A message that must be seen before going on. Without JavaScript it is an open dialog over the page, with it a modal
 * one; either way the platform closes it. Give it a new `key` to show it again.
 */
export function MessageDialog({ title, text, closeLabel, children }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    // An open dialog cannot become modal without being closed first.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      className="fixed inset-0 z-30 m-auto h-fit w-[min(28rem,calc(100vw-2rem))] rounded-card border border-rule bg-surface p-6 text-ink shadow-float backdrop:bg-black/50"
    >
      <form method="dialog" className="grid gap-4">
        <h2 id={titleId} className="text-24">
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
        {children}
        <button type="submit" className={`${buttonClass('quiet')} justify-self-start`}>
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}
