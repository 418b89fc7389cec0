/** Switches between the light and the dark theme. The header's script does the work, so documents have it too. */
export function ThemeSwitch({ className }: { className: string }) {
  return (
    <button
      type="button"
      data-theme-switch
      aria-label="Сменить тему: светлая или тёмная"
      className={`theme-switch grid size-11 place-items-center rounded-control hover:text-accent ${className}`}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
