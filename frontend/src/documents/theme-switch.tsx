import { t } from '~/messages';

/** Switches between the light and the dark theme, on documents too: see `src/elements/theme-switch.ts`. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  return (
    <theme-switch className={className}>
      <button
        type="button"
        aria-label={t.shell.switchTheme}
        className="grid size-11 place-items-center rounded-control hover:text-accent"
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
        </svg>
      </button>
    </theme-switch>
  );
}
