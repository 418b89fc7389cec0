import { Box, Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { ActivityChoices, ActivityPage, ShownActivity } from '../../editorial/activity/shown-activity';
import { momentInMoscow } from '../../editorial/moscow';
import { AnsweredTable } from './answered-table';
import { EntryLink } from './entry-link';
import { JournalFilter, type JournalFilters, NO_FILTERS } from './journal-filter';
import { useAnswer } from './use-answer';

/** Who did what to which entry, the newest first. */
export function Journal() {
  const [filters, setFilters] = useState<JournalFilters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const choices = useAnswer<ActivityChoices>('/vitrina/editorial/activity/choices').asked;
  const filled = Object.entries(filters).filter(([, value]) => value !== '');
  const search = new URLSearchParams([...filled, ['page', String(page)]]);
  const { asked } = useAnswer<ActivityPage>(`/vitrina/editorial/activity?${search}`);

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {choices.state === 'there' ? (
        <JournalFilter
          choices={choices.answer}
          filters={filters}
          change={(next) => {
            setFilters(next);
            setPage(1);
          }}
        />
      ) : null}
      <AnsweredTable
        asked={asked}
        rowsOf={({ rows }) => rows}
        columns={['Когда, по Москве', 'Кто', 'Что', 'Запись', 'Подробности']}
        empty="Таких записей в журнале нет."
      >
        {(row) => <Row key={row.id} row={row} />}
      </AnsweredTable>
      {asked.state === 'there' ? (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Новее
          </Button>
          <Button variant="tertiary" disabled={!asked.answer.hasMore} onClick={() => setPage(page + 1)}>
            Раньше
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}

function Row({
  row: { at, person, action, details, uid, documentId, language, title, type },
}: {
  row: ShownActivity;
}) {
  return (
    <Tr>
      <Td>
        <Typography>{momentInMoscow(new Date(at))}</Typography>
      </Td>
      <Td>
        <Typography>{person}</Typography>
      </Td>
      <Td>
        <Typography>{action}</Typography>
      </Td>
      <Td>
        <EntryLink {...{ uid, documentId, language }} title={`${type} «${title}»`} />
      </Td>
      <Td>
        <Box maxWidth="24rem" style={{ whiteSpace: 'normal' }}>
          <Typography>{details}</Typography>
        </Box>
      </Td>
    </Tr>
  );
}
