import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export interface DrawerProps extends DialogFrameProps {
  /** The edge it comes from: `right` for menus and filters, `bottom` within reach of a thumb. */
  side?: keyof typeof SIDES;
}

const SIDES = {
  right:
    'ml-auto h-dvh max-h-none w-[min(24rem,calc(100vw-3rem))] max-w-none border-l translate-x-full open:translate-x-0 starting:open:translate-x-full',
  bottom:
    'mx-auto mt-auto max-h-[85dvh] w-full max-w-2xl rounded-t-card border-t translate-y-full open:translate-y-0 starting:open:translate-y-full',
};

/** A modal sheet from an edge of the screen, opened and closed like a `Dialog`. The page behind it does not scroll. */
export function Drawer({ side = 'right', ...dialog }: DrawerProps) {
  return <DialogFrame {...dialog} className={`border-rule ${SIDES[side]}`} />;
}
