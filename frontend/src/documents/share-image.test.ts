import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BRAND } from '~/runtime/brand';
import { drawShareImage } from './share-image';

const article = { title: 'Как подключиться по SSH-ключу', topic: 'linux' };

test('the picture is a PNG of 1200 × 600 that weighs little', async () => {
  const picture = await drawShareImage(article);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 600 });
  expect(picture.length).toBeLessThan(60_000);
});

test('the same article has the same picture, another one another', async () => {
  const [once, again, another] = await Promise.all([
    drawShareImage(article),
    drawShareImage(article),
    drawShareImage({ ...article, title: 'nginx на Ubuntu' }),
  ]);
  expect(again.equals(once)).toBe(true);
  expect(another.equals(once)).toBe(false);
});

test('it has the colours of the light theme: ground, ink and accent', async () => {
  const { data, info } = await sharp(await drawShareImage(article))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(data.subarray(at, at + 3).toString('hex'));
  const { wash, ink, accent } = BRAND.hex;
  for (const { light } of [wash, ink, accent]) expect(colours).toContain(light.slice(1));
});

test('a title with signs of markup breaks nothing', async () => {
  const picture = await drawShareImage({ title: '<svg> & "кавычки"', topic: '' });
  expect((await sharp(picture).metadata()).width).toBe(1200);
});
