/** One of the things to choose from in `Select`, `NativeSelect` and `Combobox`. */
export interface ListOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line; of a disabled option, why it cannot be chosen. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

// Rule R110: a list is at most 216 px high. It cuts an option in two on purpose, which shows that it scrolls.
export const listPopupClass =
  'flex max-h-[min(216px,var(--available-height))] w-max min-w-(--anchor-width) max-w-(--available-width) flex-col overflow-hidden rounded-control border border-rule bg-surface text-15 text-ink shadow-float outline-none pointer-coarse:text-17';

export const listClass =
  'min-h-0 overflow-y-auto overscroll-contain py-1 scroll-py-1 outline-none data-empty:p-0';

/** The option that Enter would take wears an accent bar: a change of ground alone would be too faint. */
export const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-3 border-l-2 border-transparent py-1.5 pr-3 pl-3 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:border-accent data-highlighted:bg-wash data-selected:font-medium';

export const optionDetailClass = 'text-13 font-normal text-ink-soft';

/** The arrow of everything that opens a list. Drawn here and not taken from the icon set, which would bring its runtime along. */
export function ListArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m4 6 4 4 4-4" />
    </svg>
  );
}
