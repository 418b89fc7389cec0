import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { HistoryOfEntry } from '../../editorial/history/shown-versions';
import { type PanelOfEntry, useEntryPath } from '../editorial/panel-of-entry';
import { useAnswer } from '../editorial/use-answer';
import { HistoryDialog } from './history-dialog';
import { versionWords } from './version-words';

const SHOWN = 3;

/** Beside an entry: its last versions, and the way to all of them. */
export function HistoryPanel(entry: PanelOfEntry) {
  const path = useEntryPath(entry);
  if (path === undefined) return null;
  const occasion = `${entry.document?.updatedAt} ${entry.meta?.availableStatus?.length}`;
  return { title: 'История', content: <History path={`${path}/versions`} occasion={occasion} /> };
}

function History({ path, occasion }: { path: string; occasion: string }) {
  const { asked, again } = useAnswer<HistoryOfEntry>(path, occasion);
  const [isOpen, setOpen] = useState(false);
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { versions, mayRestore } = asked.answer;
  if (versions.length === 0) {
    return <Typography textColor="neutral600">Версии появятся с первым сохранением.</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {versions.slice(0, SHOWN).map((version) => (
        <Typography key={version.id} variant="pi">
          {versionWords(version)}
        </Typography>
      ))}
      <Modal.Root
        open={isOpen}
        onOpenChange={(open: boolean) => {
          setOpen(open);
          if (open) again();
        }}
      >
        <Modal.Trigger>
          <Button variant="tertiary">Сравнить и вернуть</Button>
        </Modal.Trigger>
        <HistoryDialog path={path} versions={versions} mayRestore={mayRestore} />
      </Modal.Root>
    </Flex>
  );
}
