import { Box, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { SINGLE_TYPES } from '../../content';
import { searchOf } from '../languages/language-in';

interface EntryLinkProps {
  uid: string;
  documentId: string;
  title: string;
  /** Of content that is translated. */
  language?: string | null;
}

/** Leads to the form of an entry; a long title takes several lines of a table. */
export function EntryLink({ uid, documentId, title, language }: EntryLinkProps) {
  const isSingle = SINGLE_TYPES.some((single) => single === uid);
  const entry = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  // The journal names accounts too.
  const form =
    uid === 'admin::user'
      ? `/settings/users/${documentId}`
      : `/content-manager/${entry}${searchOf(language)}`;
  return (
    <Box tag="span" display="inline-block" maxWidth="32rem" style={{ whiteSpace: 'normal' }}>
      <Link tag={NavLink} to={form}>
        {title}
      </Link>
    </Box>
  );
}
