import { Button, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { OfferedFactor } from '../../access/shown-logins';
import { wordsOf } from '../editorial/use-answer';
import { Enrolment } from './enrolment';

interface EnrolmentDialogProps {
  isRenewal?: boolean;
  /** Why somebody has to; nothing where it is their own wish. */
  reason?: string;
  close: (isDone: boolean) => void;
  wayOut: string;
}

/** Asks the CMS for a new secret and leads through the rest. Escape gives up, until the factor is there. */
export function EnrolmentDialog({ isRenewal = false, reason, close, wayOut }: EnrolmentDialogProps) {
  const { post } = useFetchClient();
  const [offered, setOffered] = useState<OfferedFactor>();
  const [failure, setFailure] = useState<string>();

  // Once: every answer is another secret.
  useEffect(() => {
    let isCurrent = true;
    post<OfferedFactor>('/vitrina/second-factor/offer')
      .then(({ data }) => isCurrent && setOffered(data))
      .catch((error: unknown) => isCurrent && setFailure(wordsOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [post]);

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close(false)}>
      <Modal.Content
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => reason !== undefined && event.preventDefault()}
      >
        <Modal.Header>
          <Modal.Title>{isRenewal ? 'Новый второй фактор' : 'Второй фактор для входа'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {reason === undefined ? null : (
            <Typography tag="p" style={{ paddingBlockEnd: '1.6rem' }}>
              {reason}
            </Typography>
          )}
          {failure === undefined ? null : (
            <Typography textColor="danger600" role="alert">
              {failure}
            </Typography>
          )}
          {offered === undefined ? null : (
            <Enrolment
              {...{ offered, isRenewal }}
              done={() => close(true)}
              wayOut={
                <Button type="button" variant="tertiary" onClick={() => close(false)}>
                  {wayOut}
                </Button>
              }
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
