import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { OfferedFactor, RecoveryCodes } from '../../access/shown-logins';
import { CodeField } from './code-field';
import { type Fault, faultOf } from './fault-of';
import { PasswordField } from './password-field';
import { QrPicture } from './qr-picture';
import { RecoveryCodeList } from './recovery-code-list';

interface EnrolmentProps {
  offered: OfferedFactor;
  /** Whether there is a second factor already, which this one replaces. */
  isRenewal: boolean;
  done: () => void;
  /** What else stands beside the button of the form. */
  wayOut: ReactNode;
}

/** Sets a second factor up: the picture into the app, a code of the app back, and at last the recovery codes. */
export function Enrolment({ offered, isRenewal, done, wayOut }: EnrolmentProps) {
  const { post } = useFetchClient();
  const [form, setForm] = useState({ newCode: '', password: '', code: '' });
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  const field = (name: keyof typeof form) => ({
    value: form[name],
    change: (value: string) => setForm((former) => ({ ...former, [name]: value })),
    error: fault?.field === name ? fault.words : undefined,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      const proof = { sealed: offered.sealed, ...form };
      const { data } = await post<RecoveryCodes>('/vitrina/second-factor', proof);
      setCodes(data.recoveryCodes);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (codes !== undefined)
    return (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h3" role="status">
          Второй фактор включён
        </Typography>
        <RecoveryCodeList codes={codes} />
        <Flex justifyContent="flex-end">
          <Button onClick={done}>Коды сохранены</Button>
        </Flex>
      </Flex>
    );
  const isOfForm = fault?.field !== undefined && fault.field in form;
  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography>
          Отсканируйте картинку приложением для кодов (подойдёт любое с TOTP, например Яндекс Ключ, Aegis или
          Google Authenticator) или введите ключ руками, затем впишите код, который оно покажет.
        </Typography>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <QrPicture text={offered.uri} label="QR-код с ключом второго фактора" />
          <Box flex="1" minWidth="20rem">
            <Typography variant="pi" fontWeight="bold" tag="p">
              Ключ
            </Typography>
            <Typography tag="p" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
          </Box>
        </Flex>
        {isRenewal ? (
          <CodeField
            label="Код прежнего приложения"
            hint="Или код восстановления"
            isRecovery
            {...field('code')}
          />
        ) : null}
        <CodeField label={isRenewal ? 'Код нового приложения' : 'Код из приложения'} {...field('newCode')} />
        <PasswordField {...field('password')} />
        {fault !== undefined && !isOfForm ? (
          <Typography textColor="danger600" role="alert">
            {fault.words}
          </Typography>
        ) : null}
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          {wayOut}
          <Button type="submit" loading={isBusy}>
            Включить
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
