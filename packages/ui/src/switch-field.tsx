import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote, labelClass, noteAttributes } from './field-frame';

export interface SwitchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'role'> {
  name: string;
  label: ReactNode;
  /** What it does; of a disabled switch, why it is disabled. */
  hint?: string | undefined;
}

/**
 * Something that is on or off. A checkbox to forms and to the browser, so it works without JavaScript; the place of
 * the knob tells its state, colour only repeats it.
 */
export function SwitchField({ label, hint, name, ...input }: SwitchFieldProps) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-2 has-disabled:cursor-not-allowed">
        <input
          {...input}
          {...noteAttributes(name, { hint })}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself; HTML forbids aria-checked on it
          role="switch"
          name={name}
          className={switchClass}
        />
        <span className={labelClass}>{label}</span>
      </label>
      <div className="-mt-1.5 pl-14">
        <FieldNote id={name} hint={hint} />
      </div>
    </div>
  );
}

/** Drawn in the checkbox itself. With forced colours the browser's own checkbox is the clearer picture. */
const switchClass = [
  'relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-surface transition-colors duration-150',
  'before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-edge before:transition-transform before:duration-150',
  'checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent',
  'disabled:border-rule disabled:bg-wash disabled:checked:border-edge disabled:checked:bg-edge',
  'forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden',
].join(' ');
