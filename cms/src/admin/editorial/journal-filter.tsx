import { Box, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { ActivityChoices } from '../../editorial/activity/shown-activity';
import { BrowserInput } from './browser-input';

export interface JournalFilters {
  person: string;
  kind: string;
  type: string;
  title: string;
  from: string;
  to: string;
}

export const NO_FILTERS: JournalFilters = { person: '', kind: '', type: '', title: '', from: '', to: '' };

interface JournalFilterProps {
  choices: ActivityChoices;
  filters: JournalFilters;
  change: (filters: JournalFilters) => void;
}

/** Narrows the journal by person, action, kind of entry, its title and days. */
export function JournalFilter({ choices, filters, change }: JournalFilterProps) {
  const set = (name: keyof JournalFilters) => (value: string) => change({ ...filters, [name]: value });
  const people = choices.people.map((name) => ({ value: name, label: name }));
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Choice label="Кто" value={filters.person} options={people} set={set('person')} />
      <Choice label="Что" value={filters.kind} options={choices.actions} set={set('kind')} />
      <Choice label="Вид записи" value={filters.type} options={choices.types} set={set('type')} />
      <Typed label="Название записи" type="text" value={filters.title} set={set('title')} />
      <Typed label="С дня" type="date" value={filters.from} set={set('from')} />
      <Typed label="По день" type="date" value={filters.to} set={set('to')} />
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
}

function Choice({ label, value, options, set }: ChoiceProps) {
  return (
    <Box width="16rem">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value}
          placeholder="Все"
          clearLabel="Сбросить"
          onClear={() => set('')}
          onChange={(next: string | number) => set(String(next))}
        >
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}

interface TypedProps {
  label: string;
  type: 'text' | 'date';
  value: string;
  set: (value: string) => void;
}

function Typed({ label, type, value, set }: TypedProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <BrowserInput type={type} value={value} onChange={({ target }) => set(target.value)} />
    </Field.Root>
  );
}
