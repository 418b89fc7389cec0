import { Button, Dialog, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../editorial/use-action';
import { REQUEST_LIST } from './request-address';

/** Erases this request, after a question. */
export function EraseRequest({ path, erased }: { path: string; erased: () => void }) {
  const { del } = useFetchClient();
  const { isBusy, run } = useAction();
  const navigate = useNavigate();

  async function erase() {
    if (!(await run(() => del(path), 'Заявка стёрта.'))) return;
    erased();
    navigate(`/${REQUEST_LIST}`);
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" loading={isBusy}>
          Стереть заявку
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Стереть заявку?</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">
            Вместе с ней исчезнут ответы и то, что ещё не передано. Вернуть их нельзя.
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Не стирать
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={erase}>
              Стереть
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
