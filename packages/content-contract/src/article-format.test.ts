import { describe, expect, test } from 'vitest';
import { BLOCKS, ELEMENTS, mayHave, maySay, pieceNamed, pieceOf, TEXT, WORDS } from './article-format';
import { CALLOUT_KINDS, isLinkAddress, isPictureAddress, LANGUAGE_CLASS } from './article-format-values';

const PIECES = { ...ELEMENTS, ...BLOCKS };

describe('the format names only what it has', () => {
  test.each([...Object.entries(PIECES), ['the text', TEXT] as const])('%s', (_, { holds }) => {
    for (const name of holds) expect(name === 'words' || pieceNamed(name) !== undefined).toBe(true);
  });

  test('words are elements', () => {
    for (const name of WORDS) expect(Object.keys(ELEMENTS)).toContain(name);
  });

  test('every piece can be reached from the text', () => {
    const reached = new Set<string>();
    const reach = (names: readonly string[]) => {
      for (const name of names.flatMap((held) => (held === 'words' ? WORDS : [held]))) {
        if (reached.has(name)) continue;
        reached.add(name);
        reach(pieceNamed(name)?.holds ?? []);
      }
    };
    reach(TEXT.holds);
    expect([...reached].sort()).toEqual(Object.keys(PIECES).sort());
  });
});

test.each([
  ['p', undefined, 'p'],
  ['aside', 'callout', 'callout'],
  ['div', 'tariff', 'tariff'],
  ['div', undefined, undefined],
  ['aside', 'tariff', undefined],
  ['p', 'callout', undefined],
  ['constructor', undefined, undefined],
  ['div', 'constructor', undefined],
])('<%s> as the block %s is the piece %s', (element, block, name) => {
  expect(pieceOf(element, block)).toBe(name);
});

test('code has a language only where it is a listing', () => {
  const { code } = ELEMENTS;
  if (code === undefined) throw new Error('There is no code');
  expect(mayHave(code, 'pre', 'class')).toBe(true);
  expect(mayHave(code, 'p', 'class')).toBe(false);
  expect(maySay(code, 'constructor', 'x')).toBe(false);
});

test('a callout is of a known kind, to the letter', () => {
  const { callout } = BLOCKS;
  if (callout === undefined) throw new Error('There is no callout');
  for (const { kind } of CALLOUT_KINDS) expect(maySay(callout, 'data-kind', kind)).toBe(true);
  for (const kind of ['', 'Tip', 'tips', 'tip\nnote']) expect(maySay(callout, 'data-kind', kind)).toBe(false);
});

test.each(['javascript:x()', 'JAVASCRIPT:x()', ' /a', 'a', 'data:text/html,x', 'httpx://a', ''])(
  '%s is no address of a link or a picture',
  (address) => {
    expect(isLinkAddress(address)).toBe(false);
    expect(isPictureAddress(address)).toBe(false);
  },
);

test.each(['//x.invalid', '/\\x.invalid', '/\t/x.invalid', '/\n\\x.invalid', '/a\r', 'java\tscript:x()'])(
  '%j leads away from the site, or may',
  (address) => {
    expect(isLinkAddress(address)).toBe(false);
  },
);

test.each(['/', '/a//b', '/a?b=\\', '#a', 'https://x.invalid/\\', 'mailto:a@x.invalid', 'tel:+7'])(
  '%j is an address of a link',
  (address) => {
    expect(isLinkAddress(address)).toBe(true);
  },
);

test.each(['language-', 'language-a b', 'x language-a', 'language-a"'])('%s is no language', (name) => {
  expect(LANGUAGE_CLASS.test(name)).toBe(false);
});
