// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nameWindow } from '../src/admin/strapi/name-window';

test('every title of a window ends with the name of the shop, also those that Strapi sets later', async () => {
  document.title = 'Вход | Strapi';
  nameWindow('Полюс');
  expect(document.title).toBe('Вход | Полюс');
  document.title = 'Содержимое | Strapi';
  await expect.poll(() => document.title).toBe('Содержимое | Полюс');
  document.title = 'Strapi и другие';
  await Promise.resolve();
  expect(document.title).toBe('Strapi и другие');
});
