import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { momentInMoscow } from '../../editorial/moscow';
import type { ListedReview } from '../../editorial/review/shown-reviews';
import { AnsweredTable } from '../editorial/answered-table';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

/** What waits for an editor, the longest waiting first; an author sees what they have sent. */
export function WaitingReviews() {
  const { asked } = useAnswer<{ reviews: ListedReview[] }>('/vitrina/editorial/reviews');
  return (
    <AnsweredTable
      asked={asked}
      rowsOf={({ reviews }) => reviews}
      columns={['Запись', 'Кто отправил', 'Когда', 'Записка']}
      empty="Ничего не ждёт проверки."
    >
      {({ uid, documentId, language, title, type, sender, sentAt, note }) => (
        <Tr key={`${documentId} ${language}`}>
          <Td>
            <EntryLink {...{ uid, documentId, language }} title={`${type} «${title}»`} />
          </Td>
          <Td>
            <Typography>{sender}</Typography>
          </Td>
          <Td>
            <Typography>{momentInMoscow(new Date(sentAt))}</Typography>
          </Td>
          <Td>
            <Box maxWidth="24rem" style={{ whiteSpace: 'normal' }}>
              <Typography>{note}</Typography>
            </Box>
          </Td>
        </Tr>
      )}
    </AnsweredTable>
  );
}
