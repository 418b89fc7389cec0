import { describe, expect, test } from 'vitest';
import type { Block } from './definitions';
import { pageContext } from './page-context';

const SITE = { supportUrl: undefined, supportHours: '', takesRequests: true };
const tariffs = (product: 'databases' | 'kubernetes'): Block => ({
  ...{ kind: 'live-tariffs', title: '', text: '', contactText: '' },
  product,
});
const configurator: Block = { kind: 'configurator', title: '', text: '', product: 's3' };
const contact: Block = {
  kind: 'contact',
  title: '',
  text: '',
  buttonText: 'Оставить заявку',
  href: undefined,
  hasForm: false,
};

describe('a customer orders', () => {
  test.each<[string, Block[], string]>([
    ['from the price list', [contact, tariffs('databases'), configurator], '#tariffs'],
    ['from the configurator where there is no list', [configurator], '#configurator'],
    ['a cluster on the page where it is put together', [tariffs('kubernetes')], '/kubernetes/create-cluster'],
    ['in the panel what is not sold on the page', [contact], '/hand-off?to=%2Fservers'],
  ])('%s', (_where, blocks, href) => {
    expect(pageContext(blocks, SITE, '/services/x').orderHref).toBe(href);
  });

  test('a cluster on that page also while its own page sells nothing', () => {
    expect(pageContext([], SITE, '/services/kubernetes').orderHref).toBe('/kubernetes/create-cluster');
  });
});

test('the accent of a page is in its hero only while nothing on it is for sale', () => {
  expect(pageContext([contact], SITE, '/x').isSelling).toBe(false);
  expect(pageContext([contact, configurator], SITE, '/x').isSelling).toBe(true);
});
