import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { momentInMoscow } from '../../editorial/moscow';
import { VALUE_CAPTIONS } from '../../panel/value-captions';
import { useAnswer } from '../editorial/use-answer';

const LIST = '/content-manager/collection-types/api::requests.request';
const NEW = 'filters[$and][0][state][$eq]=new';
const SHOWN = 4;

interface NewRequests {
  results: { documentId: string; name: string | null; kind: string; createdAt: string }[];
  pagination: { total: number };
}

/** On the first page of the panel: what visitors have written and nobody has taken up, the longest waiting first. */
export function NewRequestsWidget() {
  const { asked } = useAnswer<NewRequests>(`${LIST}?${NEW}&sort=createdAt:ASC&pageSize=${SHOWN}`);
  if (asked.state === 'waiting') return <Widget.Loading />;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { results, pagination } = asked.answer;
  if (results.length === 0) return <Widget.NoData>Новых заявок нет.</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {results.map(({ documentId, name, kind, createdAt }) => (
        <Box key={documentId}>
          <Link tag={NavLink} to={`${LIST}/${documentId}`}>
            {name || 'Без имени'}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {VALUE_CAPTIONS[kind] ?? kind}, {momentInMoscow(new Date(createdAt))}
          </Typography>
        </Box>
      ))}
      {pagination.total > SHOWN ? (
        <Link tag={NavLink} to={`${LIST}?${NEW}`}>
          Все новые: {pagination.total}
        </Link>
      ) : null}
    </Flex>
  );
}
