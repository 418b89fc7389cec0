import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> {
  name: string;
  children: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its sentence and its error. */
export function CheckField({ children, error, name, ...input }: CheckFieldProps) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-note` : undefined}
          className="size-5 shrink-0 accent-accent"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${name}-note`} className="text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
