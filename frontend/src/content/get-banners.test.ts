import { expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

stubEnv();
vi.stubEnv('PROVIDER_ADAPTER', 'plans');

const { firstShown } = await import('./get-banners');

test('a banner of what the provider does not sell makes room for the next one', () => {
  const shown = firstShown([
    banner('databases', '/services/databases'),
    banner('servers', '/services/cloud-servers'),
  ]);
  expect(shown?.id).toBe('servers');
  expect(firstShown([banner('databases', '/services/databases')])).toBeUndefined();
});

test('of two variants the one that leads somewhere is shown to everybody', () => {
  const servers = banner('servers', '/services/cloud-servers');
  const leadsNowhere = { ...servers, variant_title: 'Базы данных', variant_link: '/services/databases' };
  expect(firstShown([leadsNowhere])).toEqual(firstShown([servers]));
  const leadsOn = { ...leadsNowhere, variant_link: '/services/gpu' };
  expect(firstShown([leadsOn])?.variant).toMatchObject({
    title: 'Базы данных',
    button: { href: '/services/gpu' },
  });
});

function banner(documentId: string, link: string) {
  return {
    ...{ documentId, title: documentId, text: null, button_text: 'Открыть', link },
    ...{ variant_title: null, variant_text: null, variant_button_text: null, variant_link: null },
  };
}
