import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise, CheckCircle, WarningCircle } from '@strapi/icons';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Check, PRICE_TO_CONFIRM, readCheck } from './check';
import { FoundProblem } from './found-problem';

/** Typing stops for so long before the text is checked again. */
const PAUSE_MS = 700;

interface Checked {
  model: string;
  documentId: string | undefined;
  hasDrafts: boolean;
}

/** What the check says of the form as it is now, saved or not. */
export function CheckPanel({ model, documentId, hasDrafts }: Checked) {
  const { post } = useFetchClient();
  const values = useForm('CheckPanel', (form) => form.values);
  const isModified = useForm('CheckPanel', (form) => form.modified);
  const [check, setCheck] = useState<Check | 'asking' | 'failed'>('asking');
  const latest = useRef(0);

  const ask = useCallback(async () => {
    latest.current += 1;
    const question = latest.current;
    try {
      const { data } = await post<unknown>(`/vitrina/checks/${model}`, { documentId, values });
      if (question === latest.current) setCheck(readCheck(data));
    } catch {
      if (question === latest.current) setCheck('failed');
    }
  }, [post, model, documentId, values]);

  useEffect(() => {
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask]);

  if (check === 'asking') return <Typography textColor="neutral600">Проверяем…</Typography>;
  const problems = check === 'failed' ? [] : check.problems;
  const blocking = problems.filter(({ severity }) => severity === 'blocks').length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <div role="status">
        <Verdict check={check} blocking={blocking} hasDrafts={hasDrafts} />
      </div>
      {problems.map((problem) => (
        <FoundProblem
          key={`${problem.code} ${problem.place.path} ${problem.place.near} ${problem.message}`}
          problem={problem}
        />
      ))}
      <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={() => void ask()} fullWidth>
        Проверить снова
      </Button>
      {check !== 'failed' && check.mayPublishAnyway && hasDrafts && documentId && blocking > 0 && (
        <PublishAnyway
          address={`/vitrina/checks/${model}/${documentId}/publish-anyway`}
          isModified={isModified}
        />
      )}
    </Flex>
  );
}

function Verdict({
  check,
  blocking,
  hasDrafts,
}: {
  check: Check | 'failed';
  blocking: number;
  hasDrafts: boolean;
}) {
  if (check === 'failed') {
    return <Typography textColor="danger600">Проверить не удалось: CMS не ответила.</Typography>;
  }
  if (blocking > 0) {
    const action = hasDrafts ? 'опубликовать' : 'сохранить';
    return (
      <Typography fontWeight="bold" textColor="danger600">
        Пока нельзя {action}. Нужно исправить: {blocking}.
      </Typography>
    );
  }
  if (check.problems.some(({ code }) => code === PRICE_TO_CONFIRM)) {
    return (
      <Flex gap={2}>
        <WarningCircle fill="warning600" aria-hidden style={{ flex: 'none' }} />
        <Typography fontWeight="bold" textColor="warning700">
          Цену нужно будет подтвердить
        </Typography>
      </Flex>
    );
  }
  return (
    <Flex gap={2}>
      <CheckCircle fill="success600" aria-hidden />
      <Typography fontWeight="bold" textColor="success600">
        {hasDrafts ? 'Можно публиковать' : 'Можно сохранять'}
      </Typography>
    </Flex>
  );
}

/** For a developer, when the check is wrong about the world. */
function PublishAnyway({ address, isModified }: { address: string; isModified: boolean }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function publish() {
    try {
      await post(address, {});
      // The panel's own state of the entry cannot be told of a publication made past it.
      window.location.reload();
    } catch {
      toggleNotification({ type: 'danger', message: 'Опубликовать не удалось.' });
    }
  }

  return (
    <Button variant="danger-light" disabled={isModified} onClick={() => void publish()} fullWidth>
      {isModified ? 'Сохраните, чтобы опубликовать' : 'Опубликовать вопреки проверке'}
    </Button>
  );
}
