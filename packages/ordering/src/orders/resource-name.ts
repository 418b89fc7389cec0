import type { IntentId } from './intent';
import { ADJECTIVES, BIRDS, CONSTELLATIONS, MOONS } from './resource-words';

const NOUNS = [...BIRDS, ...MOONS, ...CONSTELLATIONS];

/**
 * The name of what an intent orders: an adjective and a bird, moon or constellation (specification 000, section 3).
 * A pure function of the intent, so a repeat can recognise what an earlier try has already made.
 */
export function resourceName(id: IntentId): string {
  const hash = fnv1a(id);
  const adjective = ADJECTIVES[hash % ADJECTIVES.length];
  const noun = NOUNS[Math.floor(hash / ADJECTIVES.length) % NOUNS.length];
  return `${adjective} ${noun}`;
}

/** FNV-1a, 32 bits: spreads well and needs no library in the browser. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
