import { expect, test } from 'vitest';
import { retriedPage, wayBack } from './retried-page';

test.each(['/services/cloud-servers', '/services/databases', '/solutions/152fz', '/ai-help'])(
  '%s is made again',
  (page) => expect(retriedPage({ page })).toEqual({ page, part: 'tariffs' }),
);

test('a configurator that was missing is led back to', () => {
  const asked = { page: '/services/s3', part: 'configurator' };
  expect(retriedPage(asked)).toEqual(asked);
});

test.each([
  { page: '/registration' },
  { page: '//evil.example/services/x' },
  { page: '/services/x/../../admin' },
  { page: '/services/x\n' },
  { page: ['/services/cloud-servers'] },
  { page: '' },
  { page: '/services/s3', part: 'x\r\nset-cookie: a=b' },
  { page: '/services/s3', part: ['tariffs', 'tariffs'] },
  {},
  null,
  'page=/services/cloud-servers',
])('%j is not', (body) => expect(retriedPage(body)).toBeUndefined());

const SITE = 'https://vitrina.example';
const PAGE = '/services/databases';

test.each([
  [`${SITE}${PAGE}?type=redis&period=P6M`, `${SITE}${PAGE}?type=redis&period=P6M#tariffs`],
  [`${SITE}${PAGE}?type="\r\n#x`, `${SITE}${PAGE}?type=%22#tariffs`],
])('the choice of %j comes along', (referer, target) =>
  expect(wayBack({ page: PAGE, part: 'tariffs' }, referer, SITE)).toBe(target),
);

test.each([
  `https://evil.example${PAGE}?type=redis`,
  `https://vitrina.example.evil.example${PAGE}?type=redis`,
  `${SITE}/services/s3?disk=100`,
  `${SITE}/registration?email=a%40b.example`,
  '//evil.example/?a',
  'not an address',
  '',
  undefined,
])('of an address like %j nothing does', (referer) =>
  expect(wayBack({ page: PAGE, part: 'configurator' }, referer, SITE)).toBe(`${SITE}${PAGE}#configurator`),
);
