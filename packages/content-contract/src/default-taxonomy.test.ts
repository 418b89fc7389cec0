import { expect, test } from 'vitest';
import { DEFAULT_FAMILIES, DEFAULT_LOCATIONS, namedIn } from './default-taxonomy';

test.each([...DEFAULT_LOCATIONS, ...DEFAULT_FAMILIES])(
  '$code has English words and no Russian ones in them',
  ({ translations }) => {
    expect(translations).toEqual([expect.objectContaining({ language: 'en' })]);
    expect(JSON.stringify(translations)).not.toMatch(/\p{Script=Cyrillic}/u);
  },
);

test('a shop that speaks English first has its places in English, and in Russian as a translation', () => {
  const [place] = DEFAULT_LOCATIONS;
  const [family] = DEFAULT_FAMILIES;
  expect(place && namedIn('en', place)).toEqual({
    ...place,
    ...{ name: 'Saint Petersburg', search_words: 'saint, petersburg, spb' },
    translations: [{ language: 'ru', name: 'Санкт-Петербург', search_words: place?.search_words }],
  });
  expect(family && namedIn('en', family)).toMatchObject({
    text: expect.stringMatching(/^Fast NVMe/),
    translations: [{ language: 'ru', name: 'Premium', text: family?.text }],
  });
});

test.each(['ru', 'kk'])('in %s they are as they are written', (language) => {
  for (const place of DEFAULT_LOCATIONS) expect(namedIn(language, place)).toBe(place);
});
