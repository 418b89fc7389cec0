import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedLanguage } from './asked-language';

afterEach(() => vi.unstubAllEnvs());

describe('a shop of one language', () => {
  it('answers at addresses without one', () => {
    expect(askedLanguage('/services?a=1')).toEqual({
      spoken: { language: 'ru', prefix: '' },
      url: '/services?a=1',
    });
  });

  it('has nothing at those of another', () => {
    expect(askedLanguage('/en/services')).toMatchObject({ url: '/not-found/nowhere' });
    expect(askedLanguage('/en')).toMatchObject({ url: '/not-found/nowhere' });
  });

  it('leads from its own language at the front to the address without', () => {
    expect(askedLanguage('/ru/services?a=1')).toEqual({ location: '/services?a=1' });
    expect(askedLanguage('/ru')).toEqual({ location: '/' });
  });
});

describe('a shop of two languages', () => {
  it.each([
    '/en',
    '/en/services',
    '/en/tutorials/linux/ssh-keys',
    '/en/registration?auth=login',
    '/en/nothing/there',
  ])('has %s as a page of the second', (url) => {
    vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
    expect(askedLanguage(url)).toEqual({ spoken: { language: 'en', prefix: '/en' }, url });
  });

  it.each([
    ['/en/order/sheet?a=1', '/order/sheet?a=1'],
    ['/en/api/search?q=nginx', '/api/search?q=nginx'],
    ['/en/hand-off?to=x', '/hand-off?to=x'],
    ['/en/tutorials/rss.xml', '/tutorials/rss.xml'],
    ['/en/tutorials/linux/ssh-keys.md', '/tutorials/linux/ssh-keys.md'],
  ])('answers %s by the one route of all languages', (asked, url) => {
    vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
    expect(askedLanguage(asked)).toEqual({ spoken: { language: 'en', prefix: '/en' }, url });
  });

  it('speaks the one that is named first at its root', () => {
    vi.stubEnv('SHOP_LANGUAGES', 'en,ru');
    expect(askedLanguage('/services')).toMatchObject({ spoken: { language: 'en', prefix: '' } });
    expect(askedLanguage('/ru/services')).toMatchObject({ spoken: { language: 'ru', prefix: '/ru' } });
    expect(askedLanguage('/en/services')).toEqual({ location: '/services' });
  });
});

it('nobody finds a page by the name that Next.js has for addresses without a language', () => {
  for (const url of ['/default', '/default/services', '/default?a=1'])
    expect(askedLanguage(url)).toMatchObject({ url: '/not-found/nowhere' });
  expect(askedLanguage('/defaults')).toMatchObject({ url: '/defaults' });
});

it.each([
  ...[
    '/ru//evil.example',
    '/ru/\\evil.example',
    '/ru/%2fevil.example',
    '/en//evil.example',
    '/ru/ru/services',
  ],
  ...[
    '/en/en/services',
    '/en/ru',
    '/EN/services',
    '/RU',
    '/Default/services',
    '/en/default/services',
    '/en/EN',
  ],
])('%s leads nowhere', (url) => {
  for (const languages of ['ru', 'en', 'ru,en', 'en,ru']) {
    vi.stubEnv('SHOP_LANGUAGES', languages);
    expect(askedLanguage(url)).toMatchObject({ url: '/not-found/nowhere' });
  }
});
