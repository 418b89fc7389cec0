import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Cover } from './cover';
import { chanceOf, hashOf } from './cover/chance';
import { COVER_FAMILIES, type CoverFamily, coverFamily } from './cover/family';

/** A topic of each family. */
const TOPICS: Record<CoverFamily, string> = {
  prompt: 'linux',
  waves: 'web',
  stacks: 'databases',
  graph: 'network',
  rings: 'security',
  windows: 'apps',
  racks: 'servers',
  pulse: 'monitoring',
};
const ODD = ['', ' ', '—', '🙂', '\u0000', 'Ё'.repeat(5000), '<script>', '%', 'NaN', '__proto__'];
const TITLES = [...ODD, ...Array.from({ length: 150 }, (_, index) => oddTitle(index))];

describe('the same words draw the same picture', () => {
  test('whenever they are asked', () => {
    for (const title of TITLES) expect(markup(title, 'linux')).toBe(markup(title, 'linux'));
  });

  test('on every machine: its chances are known', () => {
    // FNV-1a of published test vectors, and what big integers make of the rest.
    expect(['', 'a', 'foobar'].map(hashOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
    const chance = chanceOf('a');
    expect([chance(1000), chance(1000), chance(1000)]).toEqual([484, 815, 861]);
  });
});

test.each(COVER_FAMILIES)('two titles of one topic differ: %s', (family) => {
  const drawings = new Set(TITLES.map((title) => markup(title, TOPICS[family])));
  expect(drawings.size).toBe(TITLES.length);
});

describe.each(COVER_FAMILIES)('a picture of %s', (family) => {
  const drawings = TITLES.map((title) => markup(title, TOPICS[family]));

  test('stays within 800 × 400', () => {
    const isOutside = ({ x, y }: { x: number; y: number }) => !(x >= 0 && x <= 800 && y >= 0 && y <= 400);
    expect(drawings.filter((drawing) => pathsOf(drawing).flatMap(pointsOf).some(isOutside))).toEqual([]);
  });

  test('is whole: numbers are numbers, and no path is empty', () => {
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/NaN|Infinity|undefined|null|e-\d/);
      expect(pathsOf(drawing).every((path) => path.startsWith('M'))).toBe(true);
    }
  });

  test('is light', () => {
    expect(Math.max(...drawings.map((drawing) => drawing.length))).toBeLessThanOrEqual(3000);
  });

  test('has an accent', () => {
    expect(drawings.every((drawing) => drawing.includes('var(--accent)'))).toBe(true);
  });
});

describe('the topic decides what is drawn', () => {
  test.each(Object.entries(TOPICS))('%s: %s', (family, topic) => {
    expect(coverFamily(topic)).toBe(family);
  });

  test.each([
    ['linux/docker', 'racks'],
    ['servers/Security', 'rings'],
    ['web/something-new', 'waves'],
  ])('the nearest known name in %s is %s', (topic, family) => {
    expect(coverFamily(topic)).toBe(family);
  });

  test('unknown topics are spread over all families', () => {
    const families = TITLES.map((title) => coverFamily(`${title}-unknown`));
    expect(new Set(families)).toEqual(new Set(COVER_FAMILIES));
  });
});

test('a picture outside of a page has the colours it is given, and no variables', () => {
  const colours = { ground: '#fefefe', hair: '#aaaaaa', line: '#111111', accent: '#cc3300' };
  for (const topic of Object.values(TOPICS)) {
    const drawing = renderToStaticMarkup(<Cover title="Как настроить" topic={topic} colours={colours} />);
    expect(drawing).not.toContain('var(');
    expect(drawing).toContain('#fefefe');
    expect(drawing).toContain('#cc3300');
  }
});

test('it is hidden from a screen reader, for the title stands beside it', () => {
  expect(markup('Как настроить', 'linux')).toContain('aria-hidden="true"');
});

function markup(title: string, topic: string): string {
  return renderToStaticMarkup(<Cover title={title} topic={topic} />);
}

function pathsOf(drawing: string): string[] {
  return [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '');
}

/** Titles of all lengths in several alphabets. */
function oddTitle(seed: number): string {
  const signs = 'абвгде ёжз АБВ xyz 0123 -—«»/?#&<>"\u00a0漢字';
  return (
    Array.from({ length: 1 + ((seed * 7) % 60) }, (_, index) =>
      signs.charAt((seed * 31 + index * index * 17 + index) % signs.length),
    ).join('') + seed
  );
}

/** Ends of a path's absolute commands, and points along its arcs. */
function pointsOf(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = rest.split(' ').filter(Boolean).map(Number);
    const [first = Number.NaN, second = Number.NaN] = numbers.slice(-2);
    const to = { H: { x: first, y: at.y }, V: { x: at.x, y: first }, Z: at }[command] ?? {
      x: first,
      y: second,
    };
    if (command === 'A') points.push(...alongArc(at, numbers, to));
    points.push(to);
    at = to;
  }
  return points;
}

/** Points of an arc by the SVG specification, B.2.4; the ellipse is first stretched to a circle. */
function alongArc(from: { x: number; y: number }, arc: readonly number[], to: { x: number; y: number }) {
  const [wide = 0, high = 0, , large, sweep] = arc;
  const stretch = wide / high;
  const half = { x: (to.x - from.x) / 2, y: ((to.y - from.y) / 2) * stretch };
  const length = Math.hypot(half.x, half.y);
  const away = (Math.sqrt(Math.max(wide * wide - length * length, 0)) / length) * (large === sweep ? -1 : 1);
  const middle = { x: from.x + half.x - away * half.y, y: from.y * stretch + half.y + away * half.x };
  const start = Math.atan2(from.y * stretch - middle.y, from.x - middle.x);
  const end = Math.atan2(to.y * stretch - middle.y, to.x - middle.x);
  const turn =
    sweep === 1
      ? (end - start + 2 * Math.PI) % (2 * Math.PI)
      : -((start - end + 2 * Math.PI) % (2 * Math.PI));
  return Array.from({ length: 15 }, (_, step) => {
    const angle = start + (turn * (step + 1)) / 16;
    return { x: middle.x + wide * Math.cos(angle), y: (middle.y + wide * Math.sin(angle)) / stretch };
  });
}
