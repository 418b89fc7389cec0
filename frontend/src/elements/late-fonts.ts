import { applyFonts, hasFonts, rememberFonts } from './fonts-kept';

/**
 * On a first visit the fonts are asked for when the text has been painted, and do not share a slow line with it. The text stands in
 * a font of the system that is stretched to the same measure (`site/fonts.css`), so nothing moves when they come.
 */
if (!hasFonts())
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void askForFonts();
  }).observe({ type: 'paint', buffered: true });

async function askForFonts() {
  applyFonts();
  const faces = await document.fonts.load('1em "Onest Variable"', 'Яa').catch(() => []);
  if (faces.length > 0) rememberFonts();
}
