import { expect, test } from 'vitest';
import { addressKey, isReserved } from './addresses';
import { contentAddress, NAMES_BELOW_BLOG, NAMES_BELOW_TUTORIALS, wayToTopic } from './content-addresses';

const ADDRESSES = [
  [contentAddress.article(undefined, 'news-of-may'), '/blog/news-of-may'],
  [contentAddress.article(wayToTopic('ssh', 'linux'), 'ssh-keys'), '/tutorials/linux/ssh/ssh-keys'],
  [contentAddress.topic(wayToTopic('linux', undefined)), '/tutorials/linux'],
  [contentAddress.category('news'), '/blog/news'],
  [contentAddress.tag('blog', 'ssh'), '/blog/tag/ssh'],
  [contentAddress.tag('tutorials', 'ssh'), '/tutorials/tag/ssh'],
  [contentAddress.series('server-from-scratch'), '/tutorials/series/server-from-scratch'],
  [contentAddress.author('anna'), '/tutorials/authors/anna'],
  [contentAddress.expert('marina'), '/tutorials/experts/marina'],
  [contentAddress.service('service', 's3'), '/services/s3'],
  [contentAddress.service('solution', 'gpu'), '/solutions/gpu'],
  [contentAddress.page('about'), '/about'],
] as const;

test.each(ADDRESSES)('%s is where content has always stood', (address, published) => {
  expect(address).toBe(published);
  expect(addressKey(address)).toBe(address);
  expect(isReserved(address)).toBe(false);
});

test.each([
  ['blog', NAMES_BELOW_BLOG],
  ['tutorials', NAMES_BELOW_TUTORIALS],
])('whatever stands deeper below /%s than an entry has its name reserved', (section, names) => {
  const deeper = ADDRESSES.map(([address]) => address.split('/')).filter(
    ([, first, name]) => first === section && name !== 'linux',
  );
  for (const [, , name, ...rest] of deeper) if (rest.length > 0) expect(names).toContain(name);
});
