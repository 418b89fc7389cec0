import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PreviewDialog } from './preview-dialog';
import { useDraftTab } from './use-draft-tab';
import { usePublicAddress } from './use-public-address';

const PREVIEWED = [
  ...['api::knowledge.article', 'api::site.service', 'api::site.page', 'api::site.banner'],
  ...['api::commerce.static-preset', 'api::commerce.commerce-settings', 'api::site.incident'],
];

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string; updatedAt?: unknown; publishedAt?: unknown; status?: unknown };
}

/** A panel beside an entry: its draft on the site, in a frame or in a tab, and what visitors see now. */
export function PreviewPanel({ model, documentId: named, document }: PanelProps) {
  if (!PREVIEWED.includes(model)) return null;
  // Of what there is one of, the panel's address names none.
  const documentId = named ?? document?.documentId;
  const isSaved = documentId !== undefined && documentId !== 'create' && document !== undefined;
  return {
    title: 'На сайте',
    content: isSaved ? (
      <PreviewChoices uid={model} documentId={documentId} version={String(document.updatedAt)} />
    ) : (
      <Typography variant="pi" textColor="neutral600">
        Сохраните запись, и здесь появится её просмотр.
      </Typography>
    ),
  };
}

function PreviewChoices({ uid, documentId, version }: { uid: string; documentId: string; version: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isModified = useForm('PreviewPanel', (state) => state.modified);
  const openTab = useDraftTab(uid, documentId);
  const publicAddress = usePublicAddress(uid, documentId, version);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
        Посмотреть черновик
      </Button>
      <Button variant="tertiary" fullWidth onClick={openTab}>
        В новой вкладке
      </Button>
      {publicAddress !== undefined && (
        <Link href={publicAddress} isExternal>
          Открыть на сайте
        </Link>
      )}
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Просмотр показывает сохранённое. Чтобы увидеть последние правки, сначала сохраните запись.
        </Typography>
      )}
      {isOpen && (
        <PreviewDialog
          uid={uid}
          documentId={documentId}
          isModified={isModified}
          onOpenTab={openTab}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Flex>
  );
}
