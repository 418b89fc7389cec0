import { Box, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** Leads to the form of an entry; a long title takes several lines of a table. */
export function EntryLink({ uid, documentId, title }: { uid: string; documentId: string; title: string }) {
  return (
    <Box tag="span" display="inline-block" maxWidth="32rem" style={{ whiteSpace: 'normal' }}>
      <Link tag={NavLink} to={`/content-manager/collection-types/${uid}/${documentId}`}>
        {title}
      </Link>
    </Box>
  );
}
