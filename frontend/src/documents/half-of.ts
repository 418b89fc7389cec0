/**
 * Which of the eight bits of a visitor's cohort decides the variant of a banner: always the same one for a banner, and seldom
 * the same for two, so that what is tried in one place is not mixed up with what is tried in another.
 */
export function halfOf(banner: string): number {
  // FNV-1a: neighbours among the ids must not be neighbours among the halves.
  let hash = 0x811c9dc5;
  for (const letter of banner) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 16) & 7;
}
