import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyIntent, intentOf, newIntents } from '../testing/intents';
import { resourceName } from './resource-name';
import { ADJECTIVES, BIRDS, CONSTELLATIONS, MOONS } from './resource-words';

const NOUNS = [...BIRDS, ...MOONS, ...CONSTELLATIONS];

test('an intent always has the same name: an adjective and a bird, moon or constellation', () => {
  fc.assert(
    fc.property(anyIntent, (intent) => {
      const [adjective, noun, ...more] = resourceName(intent).split(' ');
      expect(ADJECTIVES).toContain(adjective);
      expect(NOUNS).toContain(noun);
      expect(more).toEqual([]);
      expect(resourceName(intent)).toBe(`${adjective} ${noun}`);
    }),
  );
});

test('a name does not change from one version of the site to the next', () => {
  // A repeat must recognise what an older version has made. A new word in the lists breaks this on purpose.
  expect(resourceName(intentOf('01937b1c-0000-7000-8000-000000000001'))).toBe('Merry Auriga');
  expect(resourceName(intentOf('01937b1c-0000-7000-8000-000000000002'))).toBe('Shy Phoebe');
});

test('no word stands twice in its list', () => {
  for (const words of [ADJECTIVES, NOUNS]) expect(new Set(words).size).toBe(words.length);
});

test('names of intents made one after another are spread evenly', () => {
  const names = newIntents(20_000).map(resourceName);
  const combinations = ADJECTIVES.length * NOUNS.length;
  const reachable = combinations * (1 - Math.exp(-names.length / combinations));
  expect(new Set(names).size).toBeGreaterThan(0.9 * reachable);
  for (const [position, words] of [ADJECTIVES, NOUNS].entries()) {
    const uses = new Map(words.map((word) => [word, 0]));
    for (const name of names) {
      const word = name.split(' ')[position] ?? '';
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    expect(Math.min(...uses.values())).toBeGreaterThan(0);
    expect(Math.max(...uses.values())).toBeLessThan((3 * names.length) / words.length);
  }
});
