import type { ReactNode, Ref } from 'react';
import { buttonClass } from './button-class';
import { useElementId } from './element-ids';

export interface MessageBoxProps {
  title: string;
  text: string;
  closeLabel: string;
  /** Stands below the text. */
  children?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
}

/**
 * A message that must be seen before going on: without JavaScript an open dialog over the page, which the platform closes. A script
 * of the page makes one that is in its HTML modal; `MessageDialog` is for one that comes later.
 */
export function MessageBox({ title, text, closeLabel, children, ref }: MessageBoxProps) {
  const titleId = useElementId();
  return (
    <dialog
      ref={ref}
      open
      data-message=""
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
