const KEY = 'vitrina-fonts';

/** The fonts of words, or those of code, too. */
export type Fonts = 'text' | 'text code';

/** Lets the page be set in these fonts of the shop; without any in those of the system. */
export function applyFonts(fonts: Fonts | undefined): void {
  if (fonts) document.documentElement.dataset.fonts = fonts;
  else delete document.documentElement.dataset.fonts;
}

/** Which fonts this browser has had before, and will most likely not have to wait for. */
export function keptFonts(): Fonts | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'text' || kept === 'text code' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function rememberFonts(fonts: Fonts): void {
  try {
    localStorage.setItem(KEY, fonts);
  } catch {
    // It will ask for them after the first paint of each page.
  }
}
