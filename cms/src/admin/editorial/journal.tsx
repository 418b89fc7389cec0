import { Box, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { ActivityChoices, ActivityPage, ShownActivity } from '../../editorial/activity/shown-activity';
import { momentInMoscow } from '../../editorial/moscow';
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
      {asked.state === 'failed' ? <Typography textColor="danger600">{asked.words}</Typography> : null}
      {asked.state === 'waiting' ? <Typography>Загружается…</Typography> : null}
      {asked.state === 'there' ? <Rows rows={asked.answer.rows} /> : null}
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

function Rows({ rows }: { rows: readonly ShownActivity[] }) {
  if (rows.length === 0) return <Typography>Таких записей в журнале нет.</Typography>;
  return (
    <Table colCount={5} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {['Когда, по Москве', 'Кто', 'Что', 'Запись', 'Подробности'].map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ id, at, person, deed, details, uid, documentId, title, type }) => (
          <Tr key={id}>
            <Td>
              <Typography>{momentInMoscow(new Date(at))}</Typography>
            </Td>
            <Td>
              <Typography>{person}</Typography>
            </Td>
            <Td>
              <Typography>{deed}</Typography>
            </Td>
            <Td>
              <EntryLink uid={uid} documentId={documentId} title={`${type} «${title}»`} />
            </Td>
            <Td>
              <Box maxWidth="24rem" style={{ whiteSpace: 'normal' }}>
                <Typography>{details}</Typography>
              </Box>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
