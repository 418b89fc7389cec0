import { Box, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { lazy, Suspense, useState } from 'react';
import type { Dimension, FunnelFigures, FunnelReport } from '../../funnel/funnel-report';
import { useAnswer } from '../editorial/use-answer';
import { Comparisons } from './comparisons';
import { DIMENSION_WORDS } from './dimension-words';
import { FigureTable } from './figure-table';
import { type Period, shortDay } from './period';

// The library that draws is larger than all the rest of the page.
const Charts = lazy(() => import('./charts'));

/** The way from what was seen to an order, by one dimension. */
export function FunnelView({ by, period }: { by: Dimension; period: Period }) {
  const [key, setKey] = useState<string>();
  const search = new URLSearchParams({ ...period, by, ...(key !== undefined && { key }) });
  const { asked } = useAnswer<FunnelReport>(`/vitrina/funnel?${search}`);
  const { hint } = DIMENSION_WORDS[by];
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography textColor="neutral600">{hint}</Typography>
      {asked.state === 'waiting' && <Typography>Загружается…</Typography>}
      {asked.state === 'failed' && <Typography textColor="danger600">{asked.words}</Typography>}
      {asked.state === 'there' && (
        <Answered by={by} report={asked.answer} chosen={key} choose={(next) => setKey(next)} />
      )}
    </Flex>
  );
}

interface AnsweredProps {
  by: Dimension;
  report: FunnelReport;
  chosen: string | undefined;
  choose: (key: string | undefined) => void;
}

function Answered({ by, report, chosen, choose }: AnsweredProps) {
  const { reached, group } = DIMENSION_WORDS[by];
  const { days, groups, total, comparisons } = report;
  if ((!total || isEmpty(total)) && groups.length === 0)
    return (
      <Typography>
        За этот период ничего не посчитано. Посещения появляются здесь через минуту; тех, кто просит браузером
        не считать их, здесь нет.
      </Typography>
    );
  const figures = [reached, ...(by === 'banner' ? ['Переходы'] : []), 'Регистрации', 'Заказы'];
  const cellsOf = ({ reached, clicks, registrations, orders }: FunnelFigures) => [
    ...[reached, ...(by === 'banner' ? [clicks] : []), registrations, orders],
  ];
  return (
    <>
      {groups.length > 0 && (
        <FigureTable
          label={`${group}: регистрации и заказы`}
          columns={[group, ...figures]}
          rows={groups.map((row) => ({ key: row.key, cells: [row.name, ...cellsOf(row)] }))}
        />
      )}
      <Comparisons comparisons={comparisons} />
      {groups.length > 0 && (
        <GroupChoice {...{ label: group, groups, chosen, choose, isOneNeeded: by === 'banner' }} />
      )}
      <Box padding={4} background="neutral0" hasRadius shadow="tableShadow">
        <Suspense fallback={<Typography>Рисуется…</Typography>}>
          <Charts days={days} groups={groups} reached={reached} />
        </Suspense>
      </Box>
      {total && (
        <FigureTable
          label="По дням"
          columns={['День', ...figures]}
          rows={[
            { key: 'total', cells: ['Всего', ...cellsOf(total)] },
            ...days
              .toReversed()
              .map((row) => ({ key: row.day, cells: [shortDay(row.day), ...cellsOf(row)] })),
          ]}
        />
      )}
    </>
  );
}

interface GroupChoiceProps extends Pick<AnsweredProps, 'chosen' | 'choose'> {
  label: string;
  groups: FunnelReport['groups'];
  /** Where groups cannot be added up. */
  isOneNeeded: boolean;
}

/** Of which group the days are; of no product and no campaign there is a group too, so its key says more than ''. */
function GroupChoice({ label, groups, chosen, choose, isOneNeeded }: GroupChoiceProps) {
  return (
    <Box maxWidth="28rem">
      <Field.Root>
        <Field.Label>{`По дням: ${label.toLowerCase()}`}</Field.Label>
        <SingleSelect
          value={chosen === undefined ? '' : `=${chosen}`}
          placeholder={isOneNeeded ? 'Выберите один' : 'Все вместе'}
          clearLabel="Сбросить"
          onClear={() => choose(undefined)}
          onChange={(value: string | number) => choose(String(value).slice(1))}
        >
          {groups.map(({ key, name }) => (
            <SingleSelectOption key={key} value={`=${key}`}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}

function isEmpty({ reached, clicks, registrations, orders }: FunnelFigures): boolean {
  return reached + clicks + registrations + orders === 0;
}
