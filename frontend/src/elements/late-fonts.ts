import { applyFonts, type Fonts, keptFonts, rememberFonts } from './fonts-kept';
import { withoutMoving } from './without-moving';

/** The weights of the everyday characters (`assets/shop-fonts.ts`); the files of rarer ones reach further. */
const EVERYDAY = '400 700';

/**
 * On a first visit the fonts are asked for when the text has been painted, and do not share a slow line with it. The text stands in
 * a font of the system that is stretched to the same measure (`assets/stand-in-faces.ts`). Where a line would break elsewhere all the same,
 * the page stays as it is, since somebody reads it already; the next one has the fonts from the start.
 */
const kept = keptFonts();
const wanted: Fonts = document.querySelector('main :is(pre, code)') ? 'text code' : 'text';
if (!kept?.startsWith(wanted))
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void bringFonts();
  }).observe({ type: 'paint', buffered: true });

async function bringFonts() {
  const faces = [...document.fonts].filter(
    ({ family, weight }) => weight === EVERYDAY && (wanted === 'text code' || !family.includes('Code')),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The next page asks for them again.
    return;
  }
  rememberFonts(wanted);
  withoutMoving(
    () => applyFonts(wanted),
    () => applyFonts(kept),
  );
}
