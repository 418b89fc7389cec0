import type { ComponentPropsWithRef } from 'react';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The first thing that is wrong with the value, in the visitor's language. */
  error?: string | undefined;
}

/** A text field with its label and, below it, its error or else its hint. */
export function Field({ label, hint, error, name, ...input }: FieldProps) {
  const noteId = `${name}-note`;
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-15 font-medium">
        {label}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-15 text-ink placeholder:text-ink-soft aria-invalid:border-bad"
      />
      {note && (
        <p id={noteId} className={`text-13 ${error ? 'text-bad' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
