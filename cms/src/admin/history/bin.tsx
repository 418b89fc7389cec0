import { Button, Td, Tr, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DeletedEntry } from '../../editorial/history/shown-versions';
import { momentInMoscow } from '../../editorial/moscow';
import { AnsweredTable } from '../editorial/answered-table';
import { EntryLink } from '../editorial/entry-link';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';

/** Deleted entries; each may be made anew as a draft. */
export function Bin() {
  const { asked, again } = useAnswer<{ entries: DeletedEntry[] }>('/vitrina/editorial/bin');
  const [revived, setRevived] = useState<{ entry: DeletedEntry; losses: string[] }>();
  return (
    <>
      {revived === undefined ? null : (
        <Typography tag="p" role="status">
          Восстановлено как черновик: <EntryLink {...revived.entry} /> {revived.losses.join(' ')}
        </Typography>
      )}
      <AnsweredTable
        asked={asked}
        rowsOf={({ entries }) => entries}
        columns={['Запись', 'Кто удалил', 'Когда', 'Действие']}
        empty="Корзина пуста."
      >
        {(entry) => (
          <Row
            key={entry.version}
            entry={entry}
            done={(losses) => {
              setRevived({ entry, losses });
              again();
            }}
          />
        )}
      </AnsweredTable>
    </>
  );
}

function Row({ entry, done }: { entry: DeletedEntry; done: (losses: string[]) => void }) {
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();
  const { uid, documentId, version, title, type, person, at } = entry;

  async function revive() {
    await run(async () => {
      const { data } = await post<{ losses: string[] }>(
        `/vitrina/editorial/bin/${uid}/${documentId}/${version}`,
        {},
      );
      done(data.losses);
    });
  }

  return (
    <Tr>
      <Td>
        <Typography>
          {type} «{title}»
        </Typography>
      </Td>
      <Td>
        <Typography>{person}</Typography>
      </Td>
      <Td>
        <Typography>{momentInMoscow(new Date(at))}</Typography>
      </Td>
      <Td>
        <Button variant="tertiary" loading={isBusy} onClick={revive}>
          Восстановить
        </Button>
      </Td>
    </Tr>
  );
}
