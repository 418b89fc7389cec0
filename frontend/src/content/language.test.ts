import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { contentLanguage, inContentLanguage, keptName, usualLanguage } from './language';

afterEach(() => vi.unstubAllEnvs());

test('content is asked for in the language of the page', () => {
  expect(contentLanguage()).toBe('ru');
  inLanguage('en', () => expect(contentLanguage()).toBe('en'));
});

test('work of the process is in the language that it was begun in', async () => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  await inContentLanguage('en', async () => {
    await Promise.resolve();
    expect(contentLanguage()).toBe('en');
  });
});

test('what is kept in the first language of a shop bears its plain name, and in another the language too', () => {
  vi.stubEnv('SHOP_LANGUAGES', 'en,ru');
  expect(usualLanguage()).toBe('en');
  expect([keptName('site', 'en'), keptName('site', 'ru')]).toEqual(['site', 'site.ru']);
});
