import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useAction } from '../editorial/use-action';
import { readAgain } from '../strapi/read-again';
import { askForOpenRequests } from './open-requests';
import { ERASES_REQUESTS, REQUEST } from './request-address';

const OF_PERSON = '/vitrina/requests-of-person';

/** Above the list, for who may: erases all requests of somebody who asks for it, and what is known of their orders. */
export function ErasePerson() {
  const { allowedActions } = useRBAC(ERASES_REQUESTS);
  const [isOpen, setOpen] = useState(false);
  if (!allowedActions.canDelete) return null;
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="danger-light" startIcon={<Trash />}>
          Стереть по почте или телефону
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Стереть заявки человека</Modal.Title>
        </Modal.Header>
        <Erasing
          done={() => {
            setOpen(false);
            readAgain([`${REQUEST}_LIST`]);
          }}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

function Erasing({ done }: { done: () => void }) {
  const [person, setPerson] = useState({ email: '', phone: '' });
  const [found, setFound] = useState<{ count: number; orders: number }>();
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();

  const typed =
    (field: keyof typeof person) =>
    ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      setPerson({ ...person, [field]: target.value });
      setFound(undefined);
    };
  const find = () =>
    run(async () => {
      const { data } = await post<{ count: number; orders: number }>(`${OF_PERSON}/count`, person);
      setFound(data);
    });
  const erase = async () => {
    if (!(await run(() => post(`${OF_PERSON}/erase`, person), 'Всё найденное стёрто.'))) return;
    askForOpenRequests();
    done();
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="person-email">
            <Field.Label>Почта</Field.Label>
            <Field.Input value={person.email} onChange={typed('email')} />
          </Field.Root>
          <Field.Root
            name="person-phone"
            hint="Любая запись номера. Достаточно почты или телефона; истории заказов находятся по почте."
          >
            <Field.Label>Телефон</Field.Label>
            <Field.Input value={person.phone} onChange={typed('phone')} />
            <Field.Hint />
          </Field.Root>
          {found === undefined ? null : (
            <Typography role="status">
              {isNothing(found)
                ? 'Ничего не найдено.'
                : `Найдено заявок: ${found.count}, историй заказов: ${found.orders}. Вернуть их будет нельзя.`}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Закрыть</Button>
        </Modal.Close>
        {found && !isNothing(found) ? (
          <Button variant="danger" loading={isBusy} onClick={erase}>
            Стереть
          </Button>
        ) : (
          <Button loading={isBusy} disabled={person.email === '' && person.phone === ''} onClick={find}>
            Найти
          </Button>
        )}
      </Modal.Footer>
    </>
  );
}

function isNothing({ count, orders }: { count: number; orders: number }): boolean {
  return count + orders === 0;
}
