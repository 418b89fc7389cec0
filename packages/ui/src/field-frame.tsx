import type { ReactNode } from 'react';

/** What every field says about itself. */
export interface FieldTexts {
  label: string;
  /** What helps to fill the field in; of a disabled one, why it is disabled. */
  hint?: string | undefined;
  /** The first thing that is wrong with the value, in the visitor's language, perhaps with a way on. Takes the place of the hint. */
  error?: ReactNode;
}

type Note = Pick<FieldTexts, 'hint' | 'error'>;

export const labelClass = 'text-15 font-medium';

/** The box of a text field and of all that should look like one. 17 px under a finger: phones zoom in on less than 16. */
export const controlClass = 'control';

const BESIDE = 'grid grid-cols-[minmax(6.5rem,2fr)_minmax(0,3fr)] items-center gap-x-3 gap-y-1';

/** A control between its label and its note. The control wears the `id` and `noteAttributes`. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isBeside = false,
  children,
}: FieldTexts & { id: string; isBeside?: boolean; children: ReactNode }) {
  return (
    <div className={isBeside ? BESIDE : 'grid content-start gap-1.5'}>
      <label htmlFor={id} className={isBeside ? 'text-15 text-ink-soft' : labelClass}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** The error of the control `id` or else its hint. */
export function FieldNote({ id, hint, error }: Note & { id: string }) {
  const note = error || hint;
  if (!note) return null;
  return (
    <p id={noteId(id)} className={`text-13 ${error ? 'text-bad' : 'text-ink-soft'}`}>
      {note}
    </p>
  );
}

/** Ties a control to its note and marks it as wrong when there is an error. */
export function noteAttributes(id: string, { hint, error }: Note) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId(id) : undefined,
  };
}

function noteId(id: string): string {
  return `${id}-note`;
}
