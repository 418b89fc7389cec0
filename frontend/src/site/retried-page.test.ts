import { expect, test } from 'vitest';
import { retriedPage } from './retried-page';

test.each(['/services/cloud-servers', '/services/databases', '/solutions/152fz', '/ai-help'])(
  '%s is made again',
  (page) => expect(retriedPage({ page })).toBe(page),
);

test.each([
  { page: '/registration' },
  { page: '//evil.example/services/x' },
  { page: '/services/x/../../admin' },
  { page: '/services/x\n' },
  { page: ['/services/cloud-servers'] },
  { page: '' },
  {},
  null,
  'page=/services/cloud-servers',
])('%j is not', (body) => expect(retriedPage(body)).toBeUndefined());
