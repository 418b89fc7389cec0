import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

test('the steps of a way are counted from one, each with its address, the last with that of the page', async () => {
  vi.stubEnv('SITE_URL', 'https://vitrina.example');
  const { breadcrumbData } = await import('./page-data');
  const { itemListElement } = breadcrumbData(
    [{ label: 'Главная', href: '/' }, { label: 'Все услуги', href: '/services' }, { label: 'Базы данных' }],
    '/services/databases',
  );
  expect(itemListElement).toEqual(
    [
      [1, 'Главная', 'https://vitrina.example/'],
      [2, 'Все услуги', 'https://vitrina.example/services'],
      [3, 'Базы данных', 'https://vitrina.example/services/databases'],
    ].map(([position, name, item]) => ({ '@type': 'ListItem', position, name, item })),
  );
});
