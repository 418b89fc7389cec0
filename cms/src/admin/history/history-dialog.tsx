import {
  Box,
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Difference } from '../../editorial/difference/difference';
import type { ShownVersion } from '../../editorial/history/shown-versions';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { DifferenceView } from './difference-view';
import { versionWords } from './version-words';

interface HistoryDialogProps {
  path: string;
  versions: readonly ShownVersion[];
  mayRestore: boolean;
}

const PRESENT = 'present';

/** All versions of an entry; one is laid beside another or beside the draft, and may be put back. */
export function HistoryDialog({ path, versions, mayRestore }: HistoryDialogProps) {
  const [chosen, setChosen] = useState(String((versions[1] ?? versions[0])?.id));
  const [other, setOther] = useState(PRESENT);
  const [losses, setLosses] = useState<string[]>();
  const isModified = useForm('HistoryDialog', (state) => state.modified);
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();

  async function restore() {
    await run(async () => {
      const { data } = await post<{ losses: string[] }>(`${path}/${chosen}/restore`, {});
      setLosses(data.losses);
    });
  }

  return (
    <Modal.Content>
      <Modal.Header>
        <Modal.Title>История версий</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {losses === undefined ? (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Choice label="Версия" value={chosen} versions={versions} choose={setChosen} />
            <Choice label="Сравнить с" value={other} versions={versions} choose={setOther} hasPresent />
            <Compared path={`${path}/${chosen}/difference?with=${other}`} />
          </Flex>
        ) : (
          <Restored losses={losses} />
        )}
      </Modal.Body>
      <Modal.Footer>
        {losses === undefined ? (
          <>
            <Modal.Close>
              <Button variant="tertiary">Закрыть</Button>
            </Modal.Close>
            {mayRestore ? (
              <Flex gap={3}>
                {isModified ? (
                  <Typography variant="pi">Сначала сохраните или отмените правки в форме.</Typography>
                ) : null}
                <Button disabled={isModified} loading={isBusy} onClick={restore}>
                  Вернуть эту версию в черновик
                </Button>
              </Flex>
            ) : null}
          </>
        ) : (
          <Button onClick={() => window.location.reload()}>Открыть черновик</Button>
        )}
      </Modal.Footer>
    </Modal.Content>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  versions: readonly ShownVersion[];
  choose: (value: string) => void;
  hasPresent?: boolean;
}

function Choice({ label, value, versions, choose, hasPresent = false }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(next: string | number) => choose(String(next))}>
        {[
          ...(hasPresent
            ? [
                <SingleSelectOption key={PRESENT} value={PRESENT}>
                  Черновик сейчас
                </SingleSelectOption>,
              ]
            : []),
          ...versions.map((version) => (
            <SingleSelectOption key={version.id} value={String(version.id)}>
              {versionWords(version)}
            </SingleSelectOption>
          )),
        ]}
      </SingleSelect>
    </Field.Root>
  );
}

function Compared({ path }: { path: string }) {
  const { asked } = useAnswer<Difference>(path);
  if (asked.state === 'waiting') return <Typography>Сравниваем…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  return <DifferenceView difference={asked.answer} />;
}

function Restored({ losses }: { losses: readonly string[] }) {
  return (
    <Box role="status">
      <Typography tag="p">Версия возвращена в черновик. На сайте она появится после публикации.</Typography>
      {losses.map((loss) => (
        <Typography key={loss} tag="p" textColor="warning700">
          {loss}
        </Typography>
      ))}
    </Box>
  );
}
