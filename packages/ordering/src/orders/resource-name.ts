import type { IntentId } from './intent';
import { ADJECTIVES, BIRDS, CONSTELLATIONS, MOONS } from './resource-words';

const NOUNS = [...BIRDS, ...MOONS, ...CONSTELLATIONS];

/**
 * The name of what an intent orders: an adjective and a bird, moon or constellation (rule R51).
 * A pure function of the intent, so a repeat can recognise what an earlier try has already made.
 */
export function resourceName(id: IntentId): string {
  const hash = fnv1a(id);
  const adjective = ADJECTIVES[hash % ADJECTIVES.length];
  const noun = NOUNS[Math.floor(hash / ADJECTIVES.length) % NOUNS.length];
  return `${adjective} ${noun}`;
}

/**
 * The name of a bucket. Buckets of all customers share one space of names and the provider does not say when one was
 * made, so the intent itself goes into the name: nothing but this intent can have made a bucket that bears it.
 */
export function bucketName(id: IntentId): string {
  return `${resourceName(id).toLowerCase().replaceAll(' ', '-')}-${id.replaceAll('-', '').slice(-12)}`;
}

/** FNV-1a, 32 bits: spreads well and needs no library in the browser. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
