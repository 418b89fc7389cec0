import { expect, test } from 'vitest';
import { litPlaceCss } from './lit-place-css';

test('a place is lit while its radio button is chosen, on every map of the page', () => {
  document.body.innerHTML = `
    <input type="radio" name="location" value="ru-1"><input type="radio" name="location" value="ru-3" checked>
    <svg><g data-place="ru-1"></g><g data-place="ru-3"></g><g data-place="ru-3"></g></svg>`;
  expect(litBy(litPlaceCss(['ru-1', 'ru-3'], 'location'))).toEqual(['ru-3', 'ru-3']);
  expect(litBy(litPlaceCss(['ru-1', 'ru-3'], 'another'))).toEqual([]);
});

test('a place is lit while its option of a select is chosen', () => {
  expect(litPlaceCss(['ru-3'], 'location')).toContain('[name=location] [value=ru-3]:checked');
});

test.each(['1-msk', 'ru.msk', 'eu_west', '42'])(
  'the place %s is lit, though no identifier of CSS is written so',
  (code) => {
    document.body.innerHTML = `<input type="radio" name="place" value="${code}" checked><svg><g data-place="${code}"></g></svg>`;
    expect(litBy(litPlaceCss([code], 'place'))).toEqual([code]);
  },
);

test('there is nothing in it that React would escape inside <style>', () => {
  expect(litPlaceCss(['ru-1', 'us-2'], 'location')).not.toMatch(/["'&<>]/);
});

test.each([['x"]{}'], ['</style>'], ['-a'], [''], ['a b']])(
  '"%s" is refused as a code and as a name',
  (text) => {
    expect(() => litPlaceCss([text], 'location')).toThrow(RangeError);
    expect(() => litPlaceCss(['ru-1'], text)).toThrow(RangeError);
  },
);

/** Places that the rules light now. The test's document does not know `:has`, so its condition is asked apart. */
function litBy(css: string): (string | null)[] {
  const rules = [...css.matchAll(/:root:has\((.+?)\) ([^,{]+)/g)];
  return rules.flatMap(([, condition = '', target = '']) =>
    document.querySelector(condition)
      ? [...document.querySelectorAll(target)].map((place) => place.getAttribute('data-place'))
      : [],
  );
}
