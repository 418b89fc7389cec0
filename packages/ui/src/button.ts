export type ButtonKind = 'primary' | 'quiet' | 'plain';

const SHARED =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const KINDS: Record<ButtonKind, string> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'border border-edge bg-surface text-ink hover:border-ink',
  plain: 'text-ink underline decoration-rule underline-offset-4 hover:decoration-accent',
};

const SIZES = { usual: 'min-h-11 px-5 text-15', large: 'min-h-13 px-6 py-2.5 text-17' };

/** Classes of a button. A link that acts like one wears them too, so it is a function and not a component. */
export function buttonClass(kind: ButtonKind = 'primary', size: keyof typeof SIZES = 'usual'): string {
  return `${SHARED} ${SIZES[size]} ${KINDS[kind]}`;
}
