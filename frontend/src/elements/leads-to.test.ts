import { expect, test } from 'vitest';
import { leadsTo } from './leads-to';

// Rule R103: goals for clicks on registration and tariff banners.
test.each([
  ['/registration?auth=registrationVds&preset=1', 'registration'],
  ['/services/cloud-servers#tariffs', 'tariffs'],
  ['/solutions', 'tariffs'],
  ['/order?auth=registrationVds', 'tariffs'],
  ['/kubernetes/create-cluster', 'tariffs'],
  ['/en/registration?auth=registrationVds&preset=1', 'registration'],
  ['/en/services/cloud-servers#tariffs', 'tariffs'],
  ['/en', 'elsewhere'],
  ['/blog/news', 'elsewhere'],
  ['/registrations', 'elsewhere'],
  ['https://elsewhere.example/registration', 'elsewhere'],
  ['tel:+79001234567', 'elsewhere'],
])('%s leads to %s', (href, where) => {
  expect(leadsTo(href, 'https://shop.example')).toBe(where);
});
