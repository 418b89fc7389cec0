import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { momentInMoscow } from '../../editorial/moscow';
import type { Review, ReviewOfEntry } from '../../editorial/review/shown-reviews';
import { type PanelOfEntry, useEntryPath } from '../editorial/panel-of-entry';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';

/** Beside an entry: whether it waits for an editor, and what the editor said. */
export function ReviewPanel(entry: PanelOfEntry) {
  const path = useEntryPath(entry);
  if (path === undefined) return null;
  const occasion = `${entry.document?.updatedAt} ${entry.meta?.availableStatus?.length}`;
  return { title: 'Проверка редактором', content: <Reviewing path={`${path}/review`} occasion={occasion} /> };
}

function Reviewing({ path, occasion }: { path: string; occasion: string }) {
  const { asked, again } = useAnswer<ReviewOfEntry>(path, occasion);
  const { post, del } = useFetchClient();
  const { isBusy, run } = useAction();

  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { review, maySend, mayReturn, mayWithdraw } = asked.answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <State review={review} />
      {maySend ? (
        <Words
          label="Записка редактору"
          button="Отправить на проверку"
          submit={async (note) => {
            await run(() => post(path, { note }), 'Отправлено на проверку.');
            again();
          }}
        />
      ) : null}
      {mayReturn ? (
        <Words
          label="Замечание автору"
          button="Вернуть с замечанием"
          isRequired
          submit={async (remark) => {
            await run(() => post(`${path}/return`, { remark }), 'Возвращено автору.');
            again();
          }}
        />
      ) : null}
      {mayWithdraw && !mayReturn ? (
        <Button
          variant="tertiary"
          loading={isBusy}
          onClick={async () => {
            await run(() => del(path), 'Отозвано с проверки.');
            again();
          }}
        >
          Отозвать с проверки
        </Button>
      ) : null}
    </Flex>
  );
}

function State({ review }: { review: Review }) {
  switch (review.state) {
    case 'none':
      return <Typography textColor="neutral600">Запись не на проверке.</Typography>;
    case 'waiting':
      return (
        <Box background="warning100" padding={3} hasRadius role="status">
          <Typography tag="p" fontWeight="semiBold" textColor="warning700">
            На проверке
          </Typography>
          <Typography tag="p">
            {review.sender}, {momentInMoscow(new Date(review.sentAt))}
          </Typography>
          {review.note ? <Typography tag="p">{review.note}</Typography> : null}
          <Typography tag="p" variant="pi" textColor="neutral600">
            Править можно и сейчас. Публикация завершает проверку.
          </Typography>
        </Box>
      );
    case 'returned':
      return (
        <Box background="danger100" padding={3} hasRadius role="status">
          <Typography tag="p" fontWeight="semiBold" textColor="danger700">
            Возвращено с замечанием
          </Typography>
          <Typography tag="p">{review.remark}</Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {review.editor}, {momentInMoscow(new Date(review.returnedAt))}
          </Typography>
        </Box>
      );
  }
}

interface WordsProps {
  label: string;
  button: string;
  isRequired?: boolean;
  submit: (words: string) => Promise<void>;
}

function Words({ label, button, isRequired = false, submit }: WordsProps) {
  const [words, setWords] = useState('');
  const isModified = useForm('ReviewPanel', (state) => state.modified);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root
        name={isRequired ? 'review-remark' : 'review-note'}
        hint={isModified ? 'Сначала сохраните правки.' : ''}
      >
        <Field.Label>{label}</Field.Label>
        <Textarea value={words} maxLength={2000} onChange={({ target }) => setWords(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button
        variant="secondary"
        disabled={isModified || (isRequired && words.trim() === '')}
        onClick={async () => {
          await submit(words);
          setWords('');
        }}
      >
        {button}
      </Button>
    </Flex>
  );
}
