/** The first that know `light-dark()` and popovers, without which the pages are not what they should be. */
export const BROWSERS = ['chrome123', 'firefox125', 'safari17.5'];
