import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { memoizeLast } from './memoize-last';

test('something is made anew for other things, and not because somebody reads in another language', () => {
  const pair = memoizeLast((one: object, other: object) => ({ one, other }));
  const [tariffs, rules] = [{}, {}];
  const russian = () => inLanguage('ru', () => pair(tariffs, rules));
  const english = () => inLanguage('en', () => pair(tariffs, rules));
  const [first, other] = [russian(), english()];
  expect(other).not.toBe(first);
  expect(russian()).toBe(first);
  expect(english()).toBe(other);
  // Equal is not enough: only the same object is known not to have changed.
  expect(inLanguage('ru', () => pair(tariffs, {}))).not.toBe(first);
  expect(inLanguage('ru', () => pair({}, rules))).not.toBe(first);
});
