import { multiplier } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import {
  bandwidthCaption,
  coresUnit,
  cpuCaption,
  diskCaption,
  dueName,
  memoryCaption,
  periodCaption,
  requestsCaption,
  sizeCaption,
  tariffCount,
  waitCaption,
} from './captions';
import { basisCaption } from './price-basis-words';

test.each([
  [1, 3.3, '1\u00a0×\u00a03,3\u00a0ГГц'],
  [8, 5, '8\u00a0×\u00a05\u00a0ГГц'],
  [2, 2.25, '2\u00a0×\u00a02,3\u00a0ГГц'],
])('%i cores of %s GHz read %s', (cpu, frequency, caption) => {
  expect(cpuCaption(cpu, frequency)).toBe(caption);
});

test.each([
  [512, '0,5\u00a0ГБ'],
  [1024, '1\u00a0ГБ'],
  [1536, '1,5\u00a0ГБ'],
  [65_536, '64\u00a0ГБ'],
])('%i MB of memory read %s', (ramMb, caption) => {
  expect(memoryCaption(ramMb)).toBe(caption);
});

test.each([
  [15_360, 'nvme', '15\u00a0ГБ NVMe'],
  [51_200, 'ssd', '50\u00a0ГБ SSD'],
  [2_097_152, 'hdd', '2\u00a0048\u00a0ГБ HDD'],
] as const)('%i MB of %s read %s', (diskMb, type, caption) => {
  expect(diskCaption(diskMb, type)).toBe(caption);
});

test.each([
  [100, '100\u00a0Мбит/с'],
  [200, '200\u00a0Мбит/с'],
  [999, '999\u00a0Мбит/с'],
  [1000, '1\u00a0Гбит/с'],
  [1500, '1,5\u00a0Гбит/с'],
  [10_000, '10\u00a0Гбит/с'],
])('%i Mbit/s read %s', (mbit, caption) => {
  expect(bandwidthCaption(mbit)).toBe(caption);
});

test.each([
  [1, 'ядро'],
  [2, 'ядра'],
  [4, 'ядра'],
  [5, 'ядер'],
  [11, 'ядер'],
  [12, 'ядер'],
  [16, 'ядер'],
  [21, 'ядро'],
  [32, 'ядра'],
])('%i %s', (count, unit) => {
  expect(coresUnit(count)).toBe(unit);
});

test.each([
  ['P1M', 1, 'Помесячно'],
  ['P3M', 0.97, 'За 3 месяца, −3\u00a0%'],
  ['P6M', 0.975, 'За полгода, −2,5\u00a0%'],
  ['P1Y', 0.9, 'За год, −10\u00a0%'],
] as const)('%s at %s of the price reads %s', (period, by, caption) => {
  expect(periodCaption(period, multiplier(by))).toBe(caption);
});

test.each([
  [1, '1\u00a0тариф'],
  [3, '3\u00a0тарифа'],
  [11, '11\u00a0тарифов'],
])('%i tariffs are counted in their case', (count, words) => {
  expect(tariffCount(count)).toBe(words);
});

test.each([
  [1, '1\u00a0минуту'],
  [60_000, '1\u00a0минуту'],
  [60_001, '2\u00a0минуты'],
  [5 * 60_000, '5\u00a0минут'],
  [21 * 60_000, '21\u00a0минуту'],
  [90 * 60_000, '90\u00a0минут'],
  [91 * 60_000, '2\u00a0часа'],
  [5 * 3_600_000, '5\u00a0часов'],
  [20.5 * 3_600_000, '21\u00a0час'],
  [24 * 3_600_000, '24\u00a0часа'],
])('a wait of %i ms is over in %s', (milliseconds, caption) => {
  expect(waitCaption(milliseconds)).toBe(caption);
});

test('amounts, periods and counts have the words of the language, and its order of them', () => {
  const inEnglish = inLanguage('en', () => [
    cpuCaption(2, 3.3),
    diskCaption(2_097_152, 'hdd'),
    sizeCaption(2_097_152),
    bandwidthCaption(1500),
    requestsCaption('10K'),
    ...[1, 4].map(coresUnit),
    ...[1, 2].map(tariffCount),
    waitCaption(60_000),
    waitCaption(5 * 3_600_000),
  ]);
  expect(inEnglish).toEqual([
    '2\u00a0×\u00a03.3\u00a0GHz',
    '2,048\u00a0GB HDD',
    '2\u00a0TB',
    '1.5\u00a0Gbit/s',
    '10,000 per second',
    ...['core', 'cores'],
    ...['1\u00a0plan', '2\u00a0plans'],
    '1\u00a0minute',
    '5\u00a0hours',
  ]);
});

test.each([
  ['P1M', 1, 'Monthly', 'for a month', 'Price per month, billed monthly, with a public IP'],
  [
    'P3M',
    0.97,
    'Every 3 months, −3%',
    'for 3 months',
    'Price per month, billed every 3 months, with a public IP',
  ],
  ['P1Y', 0.9, 'Yearly, −10%', 'for a year', 'Price per month, billed yearly, with a public IP'],
  [
    'P2Y',
    0.875,
    'Every 2 years, −12.5%',
    'for 2 years',
    'Price per month, billed every 2 years, with a public IP',
  ],
] as const)(
  '%s is a choice, a payment and a basis of prices in English too',
  (period, by, choice, due, basis) => {
    inLanguage('en', () => {
      expect(periodCaption(period, multiplier(by))).toBe(choice);
      expect(dueName(period)).toBe(due);
      expect(basisCaption({ period, hasIp: true })).toBe(basis);
    });
  },
);
