import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export type DialogProps = DialogFrameProps;

/**
 * A modal dialog over the page. A button with `opensDialog(id)` opens it; its cross, Escape and a press beside it close
 * it. All of that is the platform's, so it works on pages that load no framework.
 */
export function Dialog(dialog: DialogProps) {
  return (
    <DialogFrame
      {...dialog}
      className="m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(32rem,calc(100vw-2rem))] rounded-card border border-rule opacity-0 open:opacity-100 starting:open:opacity-0"
    />
  );
}
