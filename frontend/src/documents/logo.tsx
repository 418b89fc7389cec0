/** A shop window: a pane with one lit shelf. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="24" height="24" rx="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M7 8.5h12M7 13h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M7 17.5h7" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
