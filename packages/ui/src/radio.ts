/** The look of a radio button, drawn in itself, so that both themes have one. With forced colours the browser draws its own. */
export const radioClass = [
  'relative size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-surface',
  'before:absolute before:inset-1 before:rounded-full checked:border-accent checked:before:bg-accent',
  'disabled:border-edge disabled:bg-wash disabled:checked:before:bg-edge',
  'forced-colors:appearance-auto forced-colors:before:hidden',
].join(' ');
