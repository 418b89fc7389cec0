import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { OwnLogins, RecoveryCodes } from '../../access/shown-logins';
import { momentInMoscow } from '../../editorial/moscow';
import { type Confirmation, ConfirmDialog } from './confirm-dialog';
import { EnrolmentDialog } from './enrolment-dialog';
import { RecoveryCodeList } from './recovery-code-list';

type Open = 'enrolment' | 'codes' | 'off';

/** The person's own second factor. `changed` reads anew what the CMS knows of it. */
export function FactorSection({ logins, changed }: { logins: OwnLogins; changed: () => void }) {
  const { factor, isRequired } = logins;
  const { post } = useFetchClient();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setOpen(undefined);

  async function renewCodes(confirmation: Confirmation) {
    const { data } = await post<RecoveryCodes>('/vitrina/second-factor/recovery-codes', confirmation);
    setCodes(data.recoveryCodes);
    changed();
  }

  async function switchOff(confirmation: Confirmation) {
    await post('/vitrina/second-factor/off', confirmation);
    changed();
  }

  return (
    <Box
      tag="section"
      aria-label="Второй фактор"
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="flex-start" gap={4}>
        <Typography variant="delta" tag="h2">
          Второй фактор
        </Typography>
        {factor === null ? (
          <>
            <Typography>
              Кроме пароля, при входе спросят код из приложения на вашем телефоне: одного пароля чужому не
              хватит.
            </Typography>
            <Button onClick={() => setOpen('enrolment')}>Включить второй фактор</Button>
          </>
        ) : (
          <>
            <Typography>
              {`Включён с ${momentInMoscow(new Date(factor.since))}. ${codesLeft(factor.recoveryCodes)}`}
            </Typography>
            <Flex gap={2} wrap="wrap">
              <Button variant="secondary" onClick={() => setOpen('enrolment')}>
                Перенести в другое приложение
              </Button>
              <Button variant="secondary" onClick={() => setOpen('codes')}>
                Новые коды восстановления
              </Button>
              {isRequired ? null : (
                <Button variant="danger-light" onClick={() => setOpen('off')}>
                  Выключить
                </Button>
              )}
            </Flex>
          </>
        )}
      </Flex>
      {open === 'enrolment' ? (
        <EnrolmentDialog
          isRenewal={factor !== null}
          wayOut="Отменить"
          close={() => {
            close();
            changed();
          }}
        />
      ) : null}
      {open === 'codes' ? (
        <ConfirmDialog
          title="Новые коды восстановления"
          words="Прежние коды перестанут действовать."
          deed="Получить коды"
          {...{ wantsCode: true, act: renewCodes, close }}
        />
      ) : null}
      {open === 'off' ? (
        <ConfirmDialog
          title="Выключить второй фактор"
          words="Входить можно будет по одному паролю. Остальные ваши сеансы завершатся."
          deed="Выключить"
          {...{ wantsCode: true, act: switchOff, close }}
        />
      ) : null}
      {codes === undefined ? null : (
        <Modal.Root open onOpenChange={() => setCodes(undefined)}>
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>Новые коды восстановления</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <RecoveryCodeList codes={codes} />
            </Modal.Body>
            <Modal.Footer>
              <Button onClick={() => setCodes(undefined)}>Коды сохранены</Button>
            </Modal.Footer>
          </Modal.Content>
        </Modal.Root>
      )}
    </Box>
  );
}

function codesLeft(count: number): string {
  return count === 0
    ? 'Кодов восстановления не осталось: получите новые.'
    : `Осталось кодов восстановления: ${count}.`;
}
