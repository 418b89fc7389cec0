import type { ButtonHTMLAttributes } from 'react';

declare module 'react' {
  // React hands both attributes to the page as they are; its types do not know them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | undefined;
    commandfor?: string | undefined;
  }
}

type Invoker = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'command' | 'commandfor' | 'aria-haspopup'
>;

/** What makes a `<button>` open the dialog or drawer of this id. The platform does it: no script, no state. */
export function opensDialog(id: string): Invoker {
  return { type: 'button', command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' };
}

/** What makes a `<button>` close the dialog or drawer of this id. The focus returns to the button that opened it. */
export function closesDialog(id: string): Invoker {
  return { type: 'button', command: 'close', commandfor: id };
}
