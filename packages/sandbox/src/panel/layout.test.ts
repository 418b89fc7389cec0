import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a page of the panel has the name, the colours and the icon of whichever brand the shop has', async () => {
  // Another test of this process may have opened the shop's own.
  vi.resetModules();
  vi.stubEnv('BRAND_FOLDER', fileURLToPath(new URL('../../../brand/second', import.meta.url)));
  const { layout } = await import('./layout');
  const { html } = await import('./html');
  const { text: page } = layout({ title: 'Серверы', main: html`<h1>Серверы</h1>` });
  expect(page).toContain('<title>Серверы — панель Полюс</title>');
  expect(page).toContain('>Полюс<span>панель</span>');
  expect(page).toContain('--accent:#0b62c4');
  expect(page).toContain(encodeURIComponent('viewBox="0 0 32 32"'));
  expect(page).not.toMatch(/Vitrina|0\.2 33/);
});
