import { Box, Flex, Typography } from '@strapi/design-system';
import { perHundred } from '../../funnel/comparison-words';
import type { VariantComparison } from '../../funnel/funnel-report';
import { FigureTable } from './figure-table';

/** What is known of two variants of a banner: an interval, and words for it. Nobody wins here. */
export function Comparisons({ comparisons }: { comparisons: readonly VariantComparison[] }) {
  if (comparisons.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="beta" tag="h2">
        Два варианта
      </Typography>
      <Typography textColor="neutral600">
        Разница это регистрации на 100 показов, Б минус А, с доверием 95 %. Решите заранее, сколько показов
        ждать: если смотреть каждый день и остановиться на удачном, разница покажется и там, где её нет.
      </Typography>
      {comparisons.map((comparison) => (
        <Box key={comparison.banner} padding={4} background="neutral0" hasRadius shadow="tableShadow">
          <Typography variant="delta" tag="h3">
            {comparison.title}
          </Typography>
          <Box paddingTop={2} paddingBottom={3}>
            <Typography>{comparison.words}</Typography>
          </Box>
          <FigureTable
            label={`Варианты баннера «${comparison.title}»`}
            columns={['Вариант', 'Показы', 'Регистрации', 'На 100 показов']}
            rows={rowsOf(comparison)}
          />
        </Box>
      ))}
    </Flex>
  );
}

function rowsOf({ a, b, compared }: VariantComparison) {
  const ofVariant = (key: string, { views, registrations }: VariantComparison['a']) => ({
    ...{ key, cells: [key, views, registrations, views > 0 ? perHundred(registrations / views) : '—'] },
  });
  const between = compared && `${perHundred(compared.low)} … ${perHundred(compared.high)}`;
  return [
    ofVariant('А', a),
    ofVariant('Б', b),
    ...(between ? [{ key: 'difference', cells: ['Разница, 95 %', '', '', between] }] : []),
  ];
}
