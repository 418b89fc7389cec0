import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { momentInMoscow } from '../../editorial/moscow';
import type { ListedReview } from '../../editorial/review/shown-reviews';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

/** What waits for an editor, the longest waiting first; an author sees what they have sent. */
export function WaitingReviews() {
  const { asked } = useAnswer<{ reviews: ListedReview[] }>('/vitrina/editorial/reviews');
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { reviews } = asked.answer;
  if (reviews.length === 0) return <Typography>Ничего не ждёт проверки.</Typography>;
  return (
    <Table colCount={4} rowCount={reviews.length + 1}>
      <Thead>
        <Tr>
          {['Запись', 'Кто отправил', 'Когда', 'Записка'].map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {reviews.map(({ uid, documentId, title, type, sender, sentAt, note }) => (
          <Tr key={documentId}>
            <Td>
              <EntryLink uid={uid} documentId={documentId} title={`${type} «${title}»`} />
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
        ))}
      </Tbody>
    </Table>
  );
}
