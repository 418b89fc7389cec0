import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { momentInMoscow } from '../../editorial/moscow';
import type { Answering, ShownAnswer, ShownRequest } from '../../requests/shown-request';
import { useAction } from '../editorial/use-action';

interface RequestAnswersProps {
  path: string;
  request: ShownRequest;
  done: () => void;
}

/** What was answered from the panel, and the next answer. */
export function RequestAnswers({ path, request: { answers, answering, may }, done }: RequestAnswersProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {answers.map((answer) => (
        <KeptAnswer key={answer.ordinal} answer={answer} />
      ))}
      {may.work ? (
        <NextAnswer
          key={answers.length}
          path={path}
          answering={answering}
          left={leftIn(answers)}
          done={done}
        />
      ) : null}
    </Flex>
  );
}

/** The text that did not go out; who sends it again need not write it again. */
function leftIn(answers: readonly ShownAnswer[]): string {
  const last = answers.at(-1);
  return last === undefined || last.state === 'sent' ? '' : last.text;
}

function KeptAnswer({ answer: { text, person, state, sentAt, error } }: { answer: ShownAnswer }) {
  const isSent = state === 'sent' && sentAt !== null;
  return (
    <Box background={isSent ? 'neutral100' : 'warning100'} padding={3} hasRadius>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {person}, {isSent ? momentInMoscow(new Date(sentAt)) : STATES[state]}
        {error === null || isSent ? '' : ` Причина: ${error}.`}
      </Typography>
    </Box>
  );
}

const STATES: Record<ShownAnswer['state'], string> = {
  sent: 'отправлено.',
  sending: 'отправляется.',
  failed: 'письмо не ушло.',
  unknown: 'неизвестно, ушло ли письмо: сервер остановился во время отправки.',
};

interface NextAnswerProps {
  path: string;
  answering: Answering;
  left: string;
  done: () => void;
}

function NextAnswer({ path, answering, left, done }: NextAnswerProps) {
  const [text, setText] = useState(left);
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();
  if (answering.state === 'no-mail') {
    return (
      <Typography textColor="neutral600">
        Ответить отсюда нельзя: почта не настроена (SMTP_URL, SMTP_FROM).
      </Typography>
    );
  }
  if (answering.state === 'no-address') {
    return <Typography textColor="neutral600">Посетитель не оставил почты: ответьте по телефону.</Typography>;
  }
  const { ordinal, to } = answering;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="request-answer" hint={`Уйдёт на ${to}.`}>
        <Field.Label>Ответ письмом</Field.Label>
        <Textarea value={text} maxLength={10_000} onChange={({ target }) => setText(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button
        variant="secondary"
        loading={isBusy}
        disabled={text.trim() === ''}
        onClick={async () => {
          const isSent = await run(() => post(`${path}/answers`, { text, ordinal }), 'Письмо отправлено.');
          if (isSent) setText('');
          done();
        }}
      >
        Отправить письмо
      </Button>
    </Flex>
  );
}
