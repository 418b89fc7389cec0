import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { FIELD_LABELS } from '../../panel/field-labels';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';
import { FaultAbove } from './fault-above';
import {
  COUNTER_FIELDS,
  counterFieldsOf,
  countersOf,
  type SalesSettings,
  SETTINGS_OF_SALES,
} from './saved-settings';
import { TextField } from './text-field';
import { useSave } from './use-save';
import { useTyped } from './use-typed';

/** Counters of others, by their ids: those of the settings of selling. */
export function CountersForm({ saved }: { saved: () => void }) {
  const { asked, again } = useAnswer<{ data: SalesSettings }>(SETTINGS_OF_SALES.address);
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  return (
    <Fields
      settings={asked.answer.data}
      saved={() => {
        again();
        saved();
      }}
    />
  );
}

const WITHOUT_CONSENT = 'analytics_plausible_without_consent';

function Fields({ settings, saved }: { settings: SalesSettings; saved: () => void }) {
  const { values, isChanged, change, forget } = useTyped('counters', counterFieldsOf(settings));
  const { isBusy, faults, save } = useSave();
  // What a colleague is still drafting, prices for one, must not go live with the counters.
  const hasDraft = settings.status === 'modified';

  async function submit() {
    const done = hasDraft ? 'Сохранено в черновике' : 'Сохранено: счётчики уже на сайте';
    if (!(await save(SETTINGS_OF_SALES, countersOf(values), settings.updatedAt, done, !hasDraft))) return;
    forget();
    saved();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {hasDraft ? (
          <Typography>
            В «Настройках продаж» есть неопубликованные правки. Счётчики сохранятся к ним в черновик и
            появятся на сайте, когда вы опубликуете его в форме.
          </Typography>
        ) : null}
        <FaultAbove faults={faults} />
        {COUNTER_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={FIELD_LABELS[field]?.label ?? field}
            hint={FIELD_LABELS[field]?.hint}
            error={faults?.fields[field]}
            value={values[field]}
            change={(value) => change({ [field]: value })}
          />
        ))}
        <Checkbox
          checked={values[WITHOUT_CONSENT] === 'yes'}
          onCheckedChange={(isChecked: boolean | 'indeterminate') =>
            change({ [WITHOUT_CONSENT]: isChecked === true ? 'yes' : '' })
          }
        >
          {FIELD_LABELS[WITHOUT_CONSENT]?.label}
        </Checkbox>
        <Flex gap={4} wrap="wrap" alignItems="center">
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {hasDraft ? 'Сохранить в черновик' : 'Сохранить счётчики'}
          </Button>
          {isChanged ? (
            <Button type="button" variant="tertiary" onClick={forget}>
              Вернуть сохранённое
            </Button>
          ) : null}
          <EntryLink uid={SETTINGS_OF_SALES.uid} documentId="" title="Настройки продаж целиком" />
        </Flex>
      </Flex>
    </form>
  );
}
