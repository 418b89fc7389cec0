import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { momentInMoscow } from '../../editorial/moscow';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

interface RecentEntry {
  documentId: string;
  contentTypeUid: string;
  contentTypeDisplayName: string;
  title: string;
  status?: 'draft' | 'published' | 'modified';
  updatedAt: string;
}

export const LastEdited = () => <RecentEntries action="update" empty="last-edited" />;
export const LastPublished = () => <RecentEntries action="publish" empty="last-published" />;

/** Strapi's own tile is a table that is cut on screens of 1440 and less. */
function RecentEntries({ action, empty }: { action: 'update' | 'publish'; empty: string }) {
  const { formatMessage } = useIntl();
  const { asked } = useAnswer<{ data: RecentEntry[] }>(
    `/content-manager/homepage/recent-documents?action=${action}`,
  );
  if (asked.state === 'waiting') return <Widget.Loading />;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { data } = asked.answer;
  if (data.length === 0) {
    return <Widget.NoData>{formatMessage({ id: `content-manager.widget.${empty}.no-data` })}</Widget.NoData>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {data.map(({ documentId, contentTypeUid, contentTypeDisplayName, title, status, updatedAt }) => (
        <Box key={documentId}>
          <EntryLink uid={contentTypeUid} documentId={documentId} title={title} />
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[
              formatMessage({ id: contentTypeDisplayName, defaultMessage: contentTypeDisplayName }),
              ...(status === undefined
                ? []
                : [formatMessage({ id: `content-manager.containers.List.${status}` })]),
              momentInMoscow(new Date(updatedAt)),
            ].join(' · ')}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
