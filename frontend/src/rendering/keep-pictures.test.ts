import { expect, test, vi } from 'vitest';
import { keepPictures } from './keep-pictures';

const SSH = { title: 'SSH', topic: 'linux' };
const NGINX = { title: 'nginx', topic: 'web' };

test('a picture is drawn once, for those who ask at the same time as well', async () => {
  const { draw, picture } = drawing(2);
  const [one, two] = await Promise.all([picture(SSH), picture({ ...SSH })]);
  expect(await picture(SSH)).toBe(one);
  expect(two).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('another title or another topic is another picture', async () => {
  const { draw, picture } = drawing(3);
  for (const article of [SSH, { ...SSH, title: 'SSH 2' }, { ...SSH, topic: 'web' }]) await picture(article);
  expect(draw).toHaveBeenCalledTimes(3);
});

test('no more are kept than there may be: the oldest is drawn anew, the others are not', async () => {
  const { draw, picture } = drawing(2);
  for (const article of [SSH, NGINX, { ...SSH, topic: 'third' }]) await picture(article);
  await picture(NGINX);
  expect(draw).toHaveBeenCalledTimes(3);
  await picture(SSH);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('a drawing that failed is tried again', async () => {
  const { draw, picture } = drawing(2);
  draw.mockRejectedValueOnce(new Error('no memory'));
  await expect(picture(SSH)).rejects.toThrow('no memory');
  expect(String(await picture(SSH))).toBe('SSH');
});

function drawing(most: number) {
  const draw = vi.fn(async ({ title }: { title: string }) => Buffer.from(title));
  return { draw, picture: keepPictures(draw, most) };
}
