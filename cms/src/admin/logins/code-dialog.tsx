import { Button, Flex, Modal, TextButton, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';

interface CodeDialogProps {
  /** What was wrong with the code before. */
  fault: string | undefined;
  /** Nothing is answered by whoever gives up. */
  answer: (code: string | undefined) => void;
}

/** The second step of a login, over Strapi's form of the first. */
export function CodeDialog({ fault, answer }: CodeDialogProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState(fault);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setError('Введите код.');
    else answer(code);
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && answer(undefined)}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Подтвердите вход</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>
                {isRecovery
                  ? 'Введите один из десяти кодов, которые вы сохранили. Каждый действует один раз.'
                  : 'Откройте приложение с кодами и введите шесть цифр.'}
              </Typography>
              <CodeField
                key={String(isRecovery)}
                label={isRecovery ? 'Код восстановления' : 'Код из приложения'}
                value={code}
                change={(next) => {
                  setCode(next);
                  setError(undefined);
                }}
                error={error}
                isRecovery={isRecovery}
                isFirst
              />
              <Flex>
                <TextButton
                  type="button"
                  onClick={() => {
                    setRecovery(!isRecovery);
                    setCode('');
                    setError(undefined);
                  }}
                >
                  {isRecovery ? 'Ввести код из приложения' : 'Телефона нет под рукой'}
                </TextButton>
              </Flex>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={() => answer(undefined)}>
              Отменить
            </Button>
            <Button type="submit">Войти</Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
