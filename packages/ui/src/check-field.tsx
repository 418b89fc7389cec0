import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote, noteAttributes } from './field-frame';

export interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  name: string;
  /** What leads to the box from elsewhere. Without one, a box that is wrong can be led to by its name. */
  id?: string | undefined;
  children: ReactNode;
  /** What it means; of a disabled box, why it is disabled. */
  hint?: string | undefined;
  error?: ReactNode;
}

/** A box to tick, with its sentence and, below it, its error or else its hint. */
export function CheckField({ children, hint, error, id, name, ...input }: CheckFieldProps) {
  return (
    <div>
      <label className="check-row">
        <input
          {...input}
          {...noteAttributes(name, { hint, error })}
          type="checkbox"
          // Several boxes of a page may have one name.
          id={id ?? (error ? name : undefined)}
          name={name}
          className="check-box"
        />
        <span>{children}</span>
      </label>
      <div className="-mt-1.5 pl-8">
        <FieldNote id={name} hint={hint} error={error} />
      </div>
    </div>
  );
}
