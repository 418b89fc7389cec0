/** Stars are so wide under a pointer that hovers. */
const STAR_PX = 20;
const MOST_STARS = 5;

/** Which rating a pointer shows: its offset from the left edge divided by 20, rounded, from 1 to 5 (rule R97). */
export function starsAt(offsetPx: number): number {
  return Math.min(MOST_STARS, Math.max(1, Math.round(offsetPx / STAR_PX)));
}
