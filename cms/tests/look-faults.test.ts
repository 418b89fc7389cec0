import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { accentFaults, logoFaults } from '../src/look/look-faults';
import { asLogo } from '../src/media/refuse-unfit-logo';

const GROUNDS = {
  paper: { light: 'oklch(0.99 0.002 250)', dark: 'oklch(0.17 0.012 260)' },
  surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.21 0.014 260)' },
  wash: { light: 'oklch(0.965 0.006 250)', dark: 'oklch(0.24 0.016 260)' },
};

describe('an accent', () => {
  test.each(['#0b62c4', '#CF300C', '#000000', '', null, undefined])('%j can be worn', (colour) => {
    expect(accentFaults(colour, GROUNDS)).toEqual([]);
  });

  test.each(['red', '#0b6', '0b62c4', '#0b62c4;}', 'oklch(0.5 0.1 20)', '#0b62cz'])(
    '%j is refused at its field, and told how it is written',
    (colour) => {
      const [fault] = accentFaults(colour, GROUNDS);
      expect(fault).toMatchObject({ path: ['accent_colour'], message: expect.stringContaining('#0b62c4') });
    },
  );

  test.each([
    ['#ffd500', '1,38'],
    ['#ffffff', '1,02'],
    ['#ff5a36', '3,01'],
    // On the page it can be read, and not under a pointer.
    ['#d63a14', '4,24'],
  ])('%s cannot be read on the page: its contrast is %s', (colour, ratio) => {
    expect(accentFaults(colour, GROUNDS)[0]?.message).toContain(
      `контраст с фоном ${ratio}, а нужно хотя бы 4,5`,
    );
  });
});

describe('a logo', () => {
  test.each([
    ['a drawing', { ext: '.svg', width: 26, height: 26 }],
    ['a picture', { ext: '.png', width: 200, height: 52 }],
    ['a wide one', { ext: '.WEBP', width: 208, height: 52 }],
    ['one of as many bytes as there may be', { ext: '.png', width: 4096, height: 1024, size: 100 }],
    ['none', null],
  ])('%s can be shown', (_, logo) => {
    expect(logoFaults(logo)).toEqual([]);
  });

  test.each([
    ['a photograph', { ext: '.jpg', width: 200, height: 200 }, 'SVG, PNG или WebP'],
    ['a moving one', { ext: '.gif', width: 200, height: 200 }, 'SVG, PNG или WebP'],
    ['a file of no known kind', {}, 'SVG, PNG или WebP'],
    ['a drawing without an extent', { ext: '.svg', width: null, height: null }, 'нет размеров'],
    ['a banner', { ext: '.png', width: 301, height: 75 }, 'слишком широкий'],
    ['a small picture', { ext: '.png', width: 51, height: 51 }, 'от 52 px, а здесь 51'],
    ['a large picture', { ext: '.png', width: 1025, height: 1025 }, 'до 1024 px, а здесь 1025'],
    ['a heavy picture', { ext: '.webp', width: 208, height: 52, size: 100.01 }, 'до 100 КБ, а здесь 101'],
    ['a heavy drawing', { ext: '.svg', width: 26, height: 26, size: 700 }, 'до 100 КБ, а здесь 700'],
  ])('%s is refused at its field, and told why', (_, logo, words) => {
    expect(logoFaults(logo)).toMatchObject([{ path: ['logo'], message: expect.stringContaining(words) }]);
  });

  test('a file that was sent is measured before it is kept', async () => {
    const filepath = path.join(tmpdir(), `logo-${process.pid}.png`);
    await sharp({ create: { width: 301, height: 75, channels: 4, background: '#0b62c4' } }).toFile(filepath);
    const sent = { filepath, originalFilename: 'logo.PNG', size: 2_500 };
    expect(await asLogo(sent)).toEqual({ ext: '.PNG', width: 301, height: 75, size: 2.5 });
    await rm(filepath);
    expect(logoFaults(await asLogo(sent))).toHaveLength(1);
  });
});
