import { expect, test } from 'vitest';
import { sampleTariff } from '~/testing/sample-tariffs';
import { mostPopular } from './list';

test('of several popular tariffs of a family the first wears the badge', () => {
  const dedicated = { family: 'dedicated-cpu', isPopular: true } as const;
  const tariffs = [
    sampleTariff(1),
    sampleTariff(2, { isPopular: true }),
    sampleTariff(3, { isPopular: true }),
    sampleTariff(4, dedicated),
    sampleTariff(5, dedicated),
    sampleTariff(6, { ...dedicated, location: 'ru-3' }),
  ];
  expect([...mostPopular(tariffs)]).toEqual(['2', '4', '6']);
});
