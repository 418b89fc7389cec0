import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { closesDialog } from './invoker';

export interface DialogFrameProps {
  /** Unique on the page: the buttons that open and close it name it. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * What a dialog and a drawer have in common: a modal dialog of the platform with a title and a way out that stay in
 * sight while the content scrolls. The whole of it scrolls, so that its keyboard focus is never outside of what moves.
 */
export function DialogFrame({
  id,
  title,
  closeLabel,
  className,
  children,
}: DialogFrameProps & { className: string }) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={`overflow-y-auto overscroll-contain bg-surface text-ink shadow-float transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-out backdrop:bg-black/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0 motion-reduce:backdrop:transition-none ${className}`}
    >
      <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-surface py-3 pl-6 pr-3">
        <h2 id={`${id}-title`} className="py-2 text-24">
          {title}
        </h2>
        <button
          {...closesDialog(id)}
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-wash hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="px-6 pb-6">{children}</div>
    </dialog>
  );
}
