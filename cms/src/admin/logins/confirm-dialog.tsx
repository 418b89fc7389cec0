import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';
import { type Fault, faultOf } from './fault-of';
import { PasswordField } from './password-field';

export interface Confirmation {
  password: string;
  code: string;
}

interface ConfirmDialogProps {
  title: string;
  words: string;
  /** Of the button. */
  deed: string;
  /** Whether the person has a second factor, a code of which is wanted too. */
  wantsCode: boolean;
  act: (confirmation: Confirmation) => Promise<unknown>;
  close: () => void;
}

/** Before anything about logins changes: the password once more, and a code where there are codes. */
export function ConfirmDialog({ title, words, deed, wantsCode, act, close }: ConfirmDialogProps) {
  const [form, setForm] = useState({ password: '', code: '' });
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const set = (name: keyof typeof form) => (value: string) =>
    setForm((former) => ({ ...former, [name]: value }));
  const errorOf = (name: keyof typeof form) => (fault?.field === name ? fault.words : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      await act(form);
      close();
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>{words}</Typography>
              <PasswordField value={form.password} change={set('password')} error={errorOf('password')} />
              {wantsCode ? (
                <CodeField
                  label="Код из приложения или код восстановления"
                  value={form.code}
                  change={set('code')}
                  error={errorOf('code')}
                  isRecovery
                />
              ) : null}
              {fault !== undefined && fault.field === undefined ? (
                <Typography textColor="danger600" role="alert">
                  {fault.words}
                </Typography>
              ) : null}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={close}>
              Отменить
            </Button>
            <Button type="submit" variant="danger" loading={isBusy}>
              {deed}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
