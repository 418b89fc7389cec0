const KEY = 'vitrina-theme';

export type Theme = 'light' | 'dark';

/** The theme chosen in this browser, if one was, and if the browser lets it be remembered. */
export function chosenTheme(): Theme | undefined {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice. Where nothing can be kept, the page still changes. */
export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A private window: the choice lives as long as the page.
  }
}
