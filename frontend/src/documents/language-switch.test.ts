import { expect, test, vi } from 'vitest';
import { leadToTranslations } from './language-switch';

test('an address with what a visitor chose is written as an attribute is, and stands for nothing else', () => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  const html = '<a href="/same-page-in-en">EN</a>';
  const asked = `/en/search?q=$&"><script>`;
  expect(leadToTranslations(html, { en: asked })).toBe(
    '<a href="/en/search?q=$&amp;&quot;>&lt;script>">EN</a>',
  );
  expect(leadToTranslations(html, {})).toBe('<a href="/en">EN</a>');
  vi.unstubAllEnvs();
});
