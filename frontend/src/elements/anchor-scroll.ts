/**
 * A page scrolls to its hash anchor 500 ms after load (rule R107): by then what loads late has taken
 * its place. Whoever has begun to scroll by then is left where they are.
 */
const DELAY_MS = 500;

addEventListener('load', () => {
  if (location.hash.length < 2) return;
  const timer = setTimeout(() => anchor()?.scrollIntoView(), DELAY_MS);
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => clearTimeout(timer), { once: true, passive: true });
});

function anchor(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every hash is an encoded name.
    return null;
  }
}
