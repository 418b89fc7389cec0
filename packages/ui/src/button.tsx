'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class';
import { useElementId } from './element-ids';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** At work: keeps its place and its focus, and a further press does nothing. Only for client components. */
  busy?: boolean;
  /** What stands on the button while it is busy. The button is as wide as the longer of its two texts from the start. */
  busyLabel?: string | undefined;
  /** Why the button cannot be pressed, in the visitor's language. A button is disabled by giving its reason. */
  disabledReason?: string | undefined;
}

/** A button. What it waits for, or why it cannot be pressed, is always said in words and not only by its colour. */
export function Button({ disabledReason, ...button }: ButtonProps) {
  const noteId = useElementId();
  if (!disabledReason) return <BareButton {...button} />;
  return (
    <span className="inline-grid justify-items-start gap-1.5">
      <BareButton {...button} disabled aria-describedby={noteId} />
      <span id={noteId} className="text-13 text-ink-soft">
        {disabledReason}
      </span>
    </span>
  );
}

function BareButton({
  kind,
  size,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...button
}: Omit<ButtonProps, 'disabledReason'> & { disabled?: boolean }) {
  return (
    <button
      {...button}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Not `disabled`: that would throw the focus away in the middle of an action.
      onClick={busy ? ignorePress : onClick}
      className={`${buttonClass(kind, size)} relative overflow-hidden aria-busy:cursor-progress`}
    >
      <span className="grid">
        <span className={`${TEXT} ${busy && busyLabel ? 'invisible' : ''}`}>{children}</span>
        {busyLabel && <span className={`${TEXT} ${busy ? '' : 'invisible'}`}>{busyLabel}</span>}
      </span>
      {busy && <span aria-hidden="true" className="busy-line absolute inset-x-0 bottom-0 h-0.5" />}
    </button>
  );
}

/** Both texts lie in one cell of a grid, so the button never changes its width. */
const TEXT = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** Stops the sending of a form as well, also when it is sent by Enter in a field. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
