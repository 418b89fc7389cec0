import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { ArrowClockwise, ExternalLink } from '@strapi/icons';
import { useCallback, useEffect, useState } from 'react';
import { ScaledFrame } from './scaled-frame';
import { type TicketAnswer, useTicket } from './use-ticket';

const WIDTHS = [
  { pixels: 390, label: 'Телефон' },
  { pixels: 768, label: 'Планшет' },
  { pixels: 1280, label: 'Компьютер' },
] as const;

interface DialogProps {
  uid: string;
  documentId: string;
  isModified: boolean;
  onOpenTab(): void;
  onClose(): void;
}

/** The draft on the real site, in a frame of one of three widths. */
export function PreviewDialog({ uid, documentId, isModified, onOpenTab, onClose }: DialogProps) {
  const [width, setWidth] = useState<number>(1280);
  const askTicket = useTicket(uid, documentId);
  const [answer, setAnswer] = useState<TicketAnswer>();
  const refresh = useCallback(async () => {
    setAnswer(undefined);
    setAnswer(await askTicket());
  }, [askTicket]);
  useEffect(() => void refresh(), [refresh]);

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content style={{ maxWidth: '136rem', width: '96vw', height: '94vh', maxHeight: '94vh' }}>
        <Modal.Header closeLabel="Закрыть просмотр">
          <Modal.Title>Черновик на сайте</Modal.Title>
        </Modal.Header>
        <Flex gap={2} wrap="wrap" paddingTop={3} paddingBottom={3} paddingLeft={6} paddingRight={6}>
          <Flex gap={1} role="group" aria-label="Ширина экрана">
            {WIDTHS.map(({ pixels, label }) => (
              <Button
                key={pixels}
                size="S"
                variant={pixels === width ? 'secondary' : 'tertiary'}
                aria-pressed={pixels === width}
                onClick={() => setWidth(pixels)}
              >
                {label} {pixels}
              </Button>
            ))}
          </Flex>
          <Button size="S" variant="tertiary" startIcon={<ArrowClockwise />} onClick={refresh}>
            Обновить
          </Button>
          <Button size="S" variant="tertiary" startIcon={<ExternalLink />} onClick={onOpenTab}>
            В новой вкладке
          </Button>
          {isModified && (
            <Typography variant="pi" textColor="neutral600">
              Показано сохранённое; последние правки ещё не сохранены.
            </Typography>
          )}
        </Flex>
        <Box background="neutral150" flex="1" overflow="hidden" position="relative">
          <Shown answer={answer} width={width} onRetry={refresh} />
        </Box>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ShownProps {
  answer: TicketAnswer | undefined;
  width: number;
  onRetry(): void;
}

function Shown({ answer, width, onRetry }: ShownProps) {
  if (answer === undefined) {
    return (
      <Flex justifyContent="center" height="100%">
        <Loader>Открываем черновик</Loader>
      </Flex>
    );
  }
  if (answer.status === 'refused') {
    return (
      <Flex direction="column" justifyContent="center" gap={4} height="100%" padding={8} role="alert">
        <Typography variant="delta" tag="p" textAlign="center">
          {answer.words}
        </Typography>
        <Button variant="secondary" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      </Flex>
    );
  }
  const { address, remarks } = answer.preview;
  return (
    <Flex direction="column" alignItems="stretch" height="100%">
      {remarks.map((remark) => (
        <Box key={remark} background="warning100" paddingTop={2} paddingBottom={2} paddingLeft={6}>
          <Typography variant="pi" textColor="warning700">
            {remark}
          </Typography>
        </Box>
      ))}
      <ScaledFrame address={`${address}&in=frame`} width={width} />
    </Flex>
  );
}
