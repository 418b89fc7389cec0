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
      <label className="flex min-h-11 items-center gap-3 py-2 has-disabled:cursor-not-allowed">
        <input
          {...input}
          {...noteAttributes(name, { hint, error })}
          type="checkbox"
          // Several boxes of a page may have one name.
          id={id ?? (error ? name : undefined)}
          name={name}
          className={boxClass}
        />
        <span>{children}</span>
      </label>
      <div className="-mt-1.5 pl-8">
        <FieldNote id={name} hint={hint} error={error} />
      </div>
    </div>
  );
}

/** Drawn in the checkbox itself, so that both themes have one look. With forced colours the browser draws its own. */
const boxClass = [
  'relative size-5 shrink-0 cursor-[inherit] appearance-none rounded-[5px] border border-edge bg-surface aria-invalid:border-bad',
  'before:absolute before:top-0.5 before:left-1.5 before:h-2.5 before:w-1.5 before:rotate-45 before:border-on-accent checked:before:border-r-2 checked:before:border-b-2',
  'checked:border-accent checked:bg-accent disabled:border-edge disabled:bg-wash disabled:checked:bg-edge',
  'forced-colors:appearance-auto forced-colors:before:hidden',
].join(' ');
