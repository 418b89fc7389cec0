import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const ARTICLE = {
  ...{ url: 'ssh-keys', section: 'Linux', coverTopic: 'linux', isTutorial: true },
  ...{ changedOn: undefined, cover: undefined },
};

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

test('the text for language models names what is sold and leads to each article as Markdown', async () => {
  const { writeLlmsText } = await import('./get-llms-text');
  const text = writeLlmsText({
    ...{ brand: 'Витрина', tagline: 'Облако\nдля дела' },
    services: [{ kind: 'service', name: 'Серверы', slug: 'cloud-servers', menuText: 'За минуту' }],
    articles: [
      { ...ARTICLE, title: 'Ключи [SSH]', description: 'Без пароля.', href: '/tutorials/linux/ssh-keys' },
    ],
  });
  expect(text).toMatch(/^# Витрина\n\n> Облако для дела\n\n## Услуги\n\n/);
  expect(text).toContain('- [Серверы](https://shop.example/services/cloud-servers): За минуту\n');
  expect(text).toContain(
    '## Инструкции: Linux\n\n- [Ключи SSH](https://shop.example/tutorials/linux/ssh-keys.md): Без пароля.\n',
  );
  expect(text).not.toContain('## Решения');
});
