import type { ComponentPropsWithRef } from 'react';
import { FieldNote, labelClass, noteAttributes } from './field-frame';

export interface ChoiceFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  /** The chosen value, for a caller that keeps it; others give the first choice as `defaultValue`. */
  value?: string | undefined;
  /** What helps to choose; of a disabled field, why it is disabled. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** One of a few, all in sight: radio buttons that look like a switch between halves. */
export function ChoiceField({
  legend,
  choices,
  hint,
  error,
  value: chosen,
  defaultValue,
  ...input
}: ChoiceFieldProps) {
  return (
    <fieldset aria-describedby={noteAttributes(input.name, { hint, error })['aria-describedby']}>
      <legend className={`mb-1.5 ${labelClass}`}>{legend}</legend>
      <div className="mb-1.5 grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-edge bg-surface p-1 has-disabled:border-rule has-disabled:bg-wash">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              {...input}
              type="radio"
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === chosen })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={input.name} hint={hint} error={error} />
    </fieldset>
  );
}
