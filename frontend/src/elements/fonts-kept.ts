const KEY = 'vitrina-fonts';

/** Lets the page be set in the fonts of the shop. */
export function applyFonts(): void {
  document.documentElement.dataset.fonts = '';
}

/** Sets the page in the fonts of the system again. */
export function withdrawFonts(): void {
  delete document.documentElement.dataset.fonts;
}

/** Whether this browser has had the fonts before, and will not have to wait for them. */
export function hasFonts(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberFonts(): void {
  try {
    localStorage.setItem(KEY, 'kept');
  } catch {
    // It will ask for them after the first paint of each page.
  }
}
