import { Badge, Button, Flex, Modal, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { OwnLogins, ShownSession, StaffLogin } from '../../access/shown-logins';
import { momentInMoscow } from '../../editorial/moscow';
import { AnsweredTable } from '../editorial/answered-table';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { ConfirmDialog } from './confirm-dialog';
import { SessionList } from './session-list';

const COLUMNS = ['Кто', 'Роль', 'Второй фактор', 'Сеансы', 'Действия'];

/** Second factors and sessions of everybody, for super admins. */
export default function StaffLoginsPage() {
  const { asked, again } = useAnswer<StaffLogin[]>('/vitrina/staff-logins');
  const [person, setPerson] = useState<StaffLogin>();
  const [loser, setLoser] = useState<StaffLogin>();
  return (
    <Page.Main>
      <Page.Title>Вход сотрудников</Page.Title>
      <Layouts.Header
        title="Вход сотрудников"
        subtitle="У кого включён второй фактор и где кто вошёл. Кто потерял телефон и коды, тому второй фактор снимают здесь"
      />
      <Layouts.Content>
        <AnsweredTable asked={asked} rowsOf={(rows) => rows} columns={COLUMNS} empty="Сотрудников нет.">
          {(row) => <Row key={row.id} {...{ row, setPerson, setLoser }} />}
        </AnsweredTable>
        {person === undefined ? null : (
          <SessionsDialog
            person={person}
            close={() => {
              setPerson(undefined);
              again();
            }}
          />
        )}
        {loser === undefined ? null : (
          <TakeFactor person={loser} close={() => setLoser(undefined)} done={again} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

interface RowProps {
  row: StaffLogin;
  setPerson: (person: StaffLogin) => void;
  setLoser: (person: StaffLogin) => void;
}

function Row({ row, setPerson, setLoser }: RowProps) {
  const own = useAuth('StaffLoginsPage', ({ user }) => user?.id);
  const { id, name, email, isActive, roles, factorSince, sessions } = row;
  return (
    <Tr>
      <Td>
        <Flex gap={2}>
          <Typography title={email}>{name}</Typography>
          {isActive ? null : <Badge>отключён</Badge>}
        </Flex>
      </Td>
      <Td>
        <Typography>{roles.join(', ')}</Typography>
      </Td>
      <Td>
        <Typography>{factorSince === null ? 'нет' : `с ${momentInMoscow(new Date(factorSince))}`}</Typography>
      </Td>
      <Td>
        <Typography>{sessions}</Typography>
      </Td>
      <Td>
        <Flex gap={2} wrap="wrap">
          <Button variant="tertiary" size="S" onClick={() => setPerson(row)} aria-label={`Сеансы: ${name}`}>
            Сеансы
          </Button>
          {factorSince === null || id === own ? null : (
            <Button
              variant="danger-light"
              size="S"
              onClick={() => setLoser(row)}
              aria-label={`Снять второй фактор: ${name}`}
            >
              Снять второй фактор
            </Button>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}

function SessionsDialog({ person: { id, name }, close }: { person: StaffLogin; close: () => void }) {
  const path = `/vitrina/staff-logins/${id}`;
  const { asked, again } = useAnswer<ShownSession[]>(`${path}/sessions`);
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();
  const end = async (body: object) => {
    await run(() => post(`${path}/end-sessions`, body), 'Завершено');
    again();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{`Сеансы: ${name}`}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {asked.state === 'waiting' && <Typography>Загружается…</Typography>}
          {asked.state === 'failed' && <Typography textColor="danger600">{asked.words}</Typography>}
          {asked.state === 'there' && asked.answer.length === 0 && (
            <Typography>Открытых сеансов нет.</Typography>
          )}
          {asked.state === 'there' && asked.answer.length > 0 && (
            <SessionList
              {...{ sessions: asked.answer, isBusy }}
              end={({ name: session }) => end({ session })}
            />
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            Закрыть
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => end({})}>
            Завершить все
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface TakeFactorProps {
  person: StaffLogin;
  close: () => void;
  done: () => void;
}

function TakeFactor({ person: { id, name }, close, done }: TakeFactorProps) {
  const { post } = useFetchClient();
  const { asked } = useAnswer<OwnLogins>('/vitrina/own-logins');
  if (asked.state !== 'there') return null;
  return (
    <ConfirmDialog
      title={`Снять второй фактор: ${name}`}
      words="Убедитесь, что просит именно этот человек. Он сможет войти по одному паролю, все его сеансы завершатся, в журнале останется запись."
      deed="Снять"
      wantsCode={asked.answer.factor !== null}
      act={async (confirmation) => {
        await post(`/vitrina/staff-logins/${id}/take-factor`, confirmation);
        done();
      }}
      close={close}
    />
  );
}
