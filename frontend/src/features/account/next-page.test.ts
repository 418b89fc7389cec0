import { readAuthQuery } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { nextPage, ownPage } from './next-page';

describe('after registration or login', () => {
  test.each([
    ['', '/hand-off?to=%2Fservers'],
    ['auth=login', '/hand-off?to=%2Fservers'],
    ['auth=registrationReview', '/hand-off?to=%2Fservers'],
    ['auth=registrationAccount&redirect=/database/7', '/hand-off?to=%2Fdatabase%2F7'],
    ['auth=registrationAccount&redirect=https://evil.test/', '/hand-off?to=%2Fservers'],
    ['redirect=/servers&period=P3M', '/hand-off?to=%2Fservers&paymentPeriod=P3M'],
    ['period=forever', '/hand-off?to=%2Fservers'],
    ['auth=registrationDbaas', '/hand-off?to=%2Fdatabase'],
    ['auth=registrationVds', '/hand-off?to=%2Fservers%2Fcreate'],
    ['auth=login&serviceType=k8s', '/hand-off?to=%2Fkubernetes%2Fcreate'],
    ['siteTransfer=shop.example', '/hand-off?to=%2Fservers&siteTransfer=shop.example'],
    ['siteTransfer=a%26token%3Db', '/hand-off?to=%2Fservers'],
    ['auth=registrationAccount&noPanelRedirect=true&redirect=/blog?page=2%23top', '/blog?page=2#top'],
    ['auth=registrationAccount&noPanelRedirect=true', '/'],
    ['auth=registrationAccount&noPanelRedirect=true&redirect=//evil.test', '/'],
    [
      'auth=registrationDbaas&db_service_id=5&db_type=mysql&email=a@b.ru',
      '/order?auth=registrationDbaas&db_service_id=5&db_type=mysql',
    ],
    ['auth=login&serviceType=s3&preset=1&disk=10', '/order?auth=registrationS3&preset=1&disk=10'],
    [
      'auth=smsAuth&serviceType=k8s&preset=1&siteTransfer=1',
      '/order?auth=registrationK8s&preset=1&siteTransfer=1',
    ],
  ])('"%s" goes on to %s', (query, next) => {
    const journey = readAuthQuery(new URLSearchParams(query));
    expect(journey && nextPage(journey)).toBe(next);
  });
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  'javascript:alert(1)',
  'blog',
  '/log-out',
  '',
])('%j is no page of the site', (redirect) => {
  expect(ownPage(redirect)).toBe('/');
});
