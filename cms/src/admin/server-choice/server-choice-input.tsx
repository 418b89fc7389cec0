import { Combobox, ComboboxOption, Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { configuratorChoices, presetChoices, type ServerChoice, withChosen } from './server-choices';
import { type Answer, useServersOnSale } from './use-servers-on-sale';

/** Strapi gives them all, but promises none. */
interface InputProps {
  name?: string;
  label?: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A server of fixed size, chosen from the live price list. */
export const ServerPresetInput = forwardRef<HTMLDivElement, InputProps>(
  function ServerPresetInput(props, ref) {
    return <ServerChoiceInput {...props} fieldRef={ref} choicesIn={presetsIn} />;
  },
);

/** A configurator, chosen from those on sale. */
export const ServerConfiguratorInput = forwardRef<HTMLDivElement, InputProps>(
  function ServerConfiguratorInput(props, ref) {
    return <ServerChoiceInput {...props} fieldRef={ref} choicesIn={configuratorsIn} />;
  },
);

interface ServerChoiceInputProps extends InputProps {
  fieldRef: Ref<HTMLDivElement>;
  /** Absent when nobody can tell. */
  choicesIn: (answer: Answer) => ServerChoice[] | undefined;
}

/** While nobody can tell what is on sale, its identifier is typed. */
function ServerChoiceInput({
  name = '',
  label = '',
  hint,
  labelAction,
  required = false,
  disabled = false,
  fieldRef,
  choicesIn,
}: ServerChoiceInputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const answer = useServersOnSale();
  const chosen = value || undefined;
  const choices = answer && choicesIn(answer);
  const isAway = answer !== undefined && choices === undefined;

  return (
    <Field.Root
      name={name}
      {...(error === undefined ? {} : { error })}
      hint={isAway ? 'Список сейчас недоступен: впишите, как его называет провайдер, например 2453.' : hint}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      {/* By this mark the check finds the way to a problem. */}
      <div ref={fieldRef} data-field={name}>
        {isAway ? (
          <TextInput
            disabled={disabled}
            value={chosen ?? ''}
            onChange={({ target }) => onChange(name, target.value.trim() || null)}
          />
        ) : (
          <Combobox
            // Its text is that of the first rendering, and the list comes later.
            key={choices === undefined ? 'asking' : 'asked'}
            disabled={disabled}
            loading={choices === undefined}
            loadingMessage="Узнаём, что продаётся…"
            noOptionsMessage={() => 'Такого в продаже нет'}
            clearLabel="Очистить"
            placeholder="Выберите"
            autocomplete={{ type: 'list', filter: 'contains' }}
            value={chosen ?? ''}
            onChange={(id) => onChange(name, id || null)}
            onClear={() => onChange(name, null)}
          >
            {withChosen(choices ?? [], chosen).map(({ id, words }) => (
              <ComboboxOption key={id} value={id}>
                {words}
              </ComboboxOption>
            ))}
          </Combobox>
        )}
      </div>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

function presetsIn({ presets }: Answer): ServerChoice[] | undefined {
  return presets && presetChoices(presets);
}

function configuratorsIn({ configurators }: Answer): ServerChoice[] | undefined {
  return configurators && configuratorChoices(configurators);
}
