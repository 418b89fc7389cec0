import { Box, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect } from 'react';
import { consentInWords } from '../../requests/consent-in-words';
import type { Consent } from '../../requests/read-consent';
import type { ShownRequest } from '../../requests/shown-request';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { EraseRequest } from './erase-request';
import { WORK } from './request-address';
import { RequestAnswers } from './request-answers';
import { RequestDelivery } from './request-delivery';

const LOOK_EVERY_MS = 4_000;
const NOBODY = 'nobody';

interface RequestWorkProps {
  documentId: string;
  /** Whatever makes it worth asking anew. */
  occasion: string;
  /** Something was done that the list and the form show too. */
  changed: () => void;
}

export function RequestWork({ documentId, occasion, changed }: RequestWorkProps) {
  const path = `${WORK}/${documentId}`;
  const { asked, again } = useAnswer<ShownRequest>(path, occasion);
  const delivery = asked.state === 'there' ? asked.answer.delivery.state : undefined;

  useEffect(() => {
    if (delivery !== 'waiting') return;
    const timer = setInterval(again, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [delivery, again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the delivery is the reason to tell of it.
  useEffect(() => {
    if (delivery === 'delivered' || delivery === 'given-up') changed();
  }, [delivery]);

  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const request = asked.answer;
  const done = () => {
    again();
    changed();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {request.may.work ? (
        <Assignee path={path} request={request} done={done} />
      ) : (
        <Part title="Исполнитель">
          <Typography>{request.assignee?.name ?? 'Не назначен'}</Typography>
        </Part>
      )}
      <Part title="Ответы">
        <RequestAnswers path={path} request={request} done={done} />
      </Part>
      <Part title="Передача провайдеру">
        <RequestDelivery path={path} delivery={request.delivery} mayRepeat={request.may.work} done={done} />
      </Part>
      <Part title="Согласие на обработку данных">
        <GivenConsent consent={request.consent} />
      </Part>
      {request.may.erase ? <EraseRequest path={path} erased={changed} /> : null}
    </Flex>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box tag="section" aria-label={title}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      <Box paddingTop={2}>{children}</Box>
    </Box>
  );
}

interface AssigneeProps {
  path: string;
  request: ShownRequest;
  done: () => void;
}

function Assignee({ path, request: { assignee, people }, done }: AssigneeProps) {
  const { put } = useFetchClient();
  const { isBusy, run } = useAction();
  // Whoever had it may have left since.
  const isGone = assignee !== null && !people.some(({ id }) => id === assignee.id);
  const choices = isGone ? [assignee, ...people] : people;
  return (
    <Part title="Исполнитель">
      <SingleSelect
        aria-label="Исполнитель"
        value={String(assignee?.id ?? NOBODY)}
        disabled={isBusy}
        onChange={async (value) => {
          const id = value === NOBODY ? null : Number(value);
          await run(() => put(`${path}/assignee`, { id }));
          done();
        }}
      >
        {[
          <SingleSelectOption key={NOBODY} value={NOBODY}>
            Не назначен
          </SingleSelectOption>,
          ...choices.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          )),
        ]}
      </SingleSelect>
    </Part>
  );
}

function GivenConsent({ consent }: { consent: Consent | null }) {
  if (consent === null) return <Typography textColor="neutral600">Не записано.</Typography>;
  return <Typography>{consentInWords(consent)}</Typography>;
}
