import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { momentInMoscow } from '../../editorial/moscow';
import type { ListedReview } from '../../editorial/review/shown-reviews';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

const SHOWN = 5;

/** On the first page of the panel: what waits for an editor. */
export function ReviewWidget() {
  const { asked } = useAnswer<{ reviews: ListedReview[] }>('/vitrina/editorial/reviews');
  if (asked.state === 'waiting') return <Widget.Loading />;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { reviews } = asked.answer;
  if (reviews.length === 0) return <Widget.NoData>Ничего не ждёт проверки.</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {reviews.slice(0, SHOWN).map(({ uid, documentId, language, title, sender, sentAt }) => (
        <Box key={`${documentId} ${language}`}>
          <EntryLink {...{ uid, documentId, language, title }} />
          <Typography tag="p" variant="pi" textColor="neutral600">
            {sender}, {momentInMoscow(new Date(sentAt))}
          </Typography>
        </Box>
      ))}
      {reviews.length > SHOWN ? <Typography>И ещё {reviews.length - SHOWN}.</Typography> : null}
    </Flex>
  );
}
