import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface DialogFrameProps {
  title: string;
  /** What the button that ends it well says. */
  action: string;
  isReady: boolean;
  onAction(): void;
  onClose(): void;
  /** Another way out, beside 'Отменить'. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A dialog over the text, ended by its button or by Enter. */
export function DialogFrame({
  title,
  action,
  isReady,
  onAction,
  onClose,
  aside,
  children,
}: DialogFrameProps) {
  return (
    <Modal.Root defaultOpen onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content
        onOpenAutoFocus={beginAtField}
        onCloseAutoFocus={(event: Event) => event.preventDefault()}
        onKeyDown={(event) => {
          // The dialog stands inside the form of the article, which Enter would save.
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
          event.preventDefault();
          if (isReady) onAction();
        }}
      >
        <Modal.Header closeLabel="Закрыть">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Отменить
          </Button>
          <Flex gap={2}>
            {aside}
            <Button onClick={onAction} disabled={!isReady}>
              {action}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Who opens a dialog to write begins to write, and does not stand on the button that closes it. */
function beginAtField(event: Event): void {
  const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector('input') : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}
