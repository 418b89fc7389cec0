import { describe, expect, test } from 'vitest';
import { dedicatedAmounts, partCaption, processorTitle } from './dedicated-facts';

test.each([
  ['2 x 1.92 ТБ NVMe', '2\u00a0×\u00a01,92\u00a0ТБ NVMe'],
  ['12 ядер, 2.4-3.2 ГГц', '12\u00a0ядер, 2,4–\u20603,2\u00a0ГГц'],
  ['Intel Xeon E5-2630v3, 16 ядер, 2.4 ГГц', 'Intel Xeon E5-2630v3, 16\u00a0ядер, 2,4\u00a0ГГц'],
  ['2 x Intel Xeon Gold 6240, 36 ядер', '2\u00a0×\u00a0Intel Xeon Gold 6240, 36\u00a0ядер'],
  ['AMD Ryzen 7950X, 16 ядра, 4.5 ГГц', 'AMD Ryzen 7950X, 16\u00a0ядер, 4,5\u00a0ГГц'],
  ['24 ядра', '24\u00a0ядра'],
  ['1 ядро', '1\u00a0ядро'],
  ['8 ГБ DDR3', '8\u00a0ГБ DDR3'],
])('%s is printed as %s', (caption, printed) => {
  expect(partCaption(caption)).toBe(printed);
});

test.each([
  ['2 x Xeon E5-2620', '2\u00a0× Xeon E5-2620'],
  ['2 х Intel Xeon Silver 4316', '2\u00a0× Intel Xeon Silver 4316'],
  ['Intel 2xE5-2680v4', 'Intel 2\u00a0× E5-2680v4'],
  ['Ryzen 7950x', 'Ryzen 7950x'],
])('the processor %s is called %s', (name, title) => {
  expect(processorTitle(name)).toBe(title);
});

describe('amounts', () => {
  const machine = {
    memoryGb: 64,
    disks: [
      { caption: '', type: 'ssd', totalGb: 960 },
      { caption: '', type: 'hdd', totalGb: 8000 },
    ],
  };

  test('cores are counted out of the sentence about the processor', () => {
    const processor = '2 x Xeon E5-2620, 12 ядер, 2.4-3.2 ГГц, 24 потока';
    expect(amountsOf(processor)).toEqual({ cores: 12, ramGb: 64, diskGb: 8960 });
  });

  test('a processor that does not tell its cores has none', () => {
    expect(amountsOf('Эльбрус')).toEqual({ ramGb: 64, diskGb: 8960 });
  });

  const amountsOf = (processor: string) => dedicatedAmounts({ ...machine, processor });
});
