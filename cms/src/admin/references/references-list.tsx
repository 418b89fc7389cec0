import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { ReferencesAnswer } from './references-answer';
import { useReferences } from './use-references';

interface Properties {
  uid: string;
  documentId: string;
  savedAt: string;
}

/** Where an entry stands on the site, by which former addresses it is found, and who would miss it. */
export function ReferencesList({ uid, documentId, savedAt }: Properties) {
  const references = useReferences(uid, documentId, savedAt);
  switch (references.status) {
    case 'loading':
      return <Quiet>Ищем…</Quiet>;
    case 'failed':
      return <Quiet>Не удалось узнать. Обновите страницу.</Quiet>;
    case 'known':
      return (
        <Flex direction="column" alignItems="stretch" gap={4} width="100%">
          <Addresses {...references.answer} />
          <Referring {...references.answer} />
        </Flex>
      );
  }
}

function Addresses({ addresses, former }: ReferencesAnswer) {
  if (addresses.length === 0) return null;
  return (
    <Part title="Адрес на сайте">
      {addresses.map((address) => (
        <Address key={address}>{address}</Address>
      ))}
      {former.length > 0 && <Quiet>Сюда же ведут:</Quiet>}
      {former.map(({ address, isByHand }) => (
        <Address key={address}>{isByHand ? `${address} (сделано вручную)` : address}</Address>
      ))}
    </Part>
  );
}

function Referring({ uses, total }: ReferencesAnswer) {
  return (
    <Part title={total > 0 ? `Где используется: ${total}` : 'Где используется'}>
      {total === 0 && <Quiet>Нигде.</Quiet>}
      {uses.map(({ type, title, how, isShown, link }) => (
        <Box key={`${type} ${title} ${how}`}>
          {link === null ? (
            <Typography>{title}</Typography>
          ) : (
            <Link tag={NavLink} to={link}>
              {title}
            </Link>
          )}
          <Quiet>{`${type}, ${how}${isShown ? '' : ', черновик'}`}</Quiet>
        </Box>
      ))}
      {total > uses.length && <Quiet>{`И ещё ${total - uses.length}.`}</Quiet>}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-label={title}>
      <Typography variant="omega" fontWeight="bold" textColor="neutral800">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}

function Address({ children }: { children: string }) {
  return (
    <Typography variant="omega" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
      {readable(children)}
    </Typography>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}

/** Addresses are kept percent-encoded; people read letters. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
