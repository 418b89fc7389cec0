import type { ComponentPropsWithRef } from 'react';

export interface ChoiceFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
}

/** One of a few, all in sight: radio buttons that look like a switch between halves. */
export function ChoiceField({ legend, choices, defaultValue, ...input }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-15 font-medium">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-edge bg-surface p-1">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-10 place-items-center rounded-[6px] px-3 text-center text-ink-soft has-checked:bg-wash has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              {...input}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
