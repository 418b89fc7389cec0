'use client';

import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { controlClass, FieldFrame, type FieldTexts, noteAttributes } from './field-frame';
import { ListArrow, type ListOption } from './option-list';

export interface NativeSelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children' | 'multiple' | 'size'>,
    FieldTexts {
  /** Left out where the choice is not to be sent; then there is an `id`. */
  name?: string | undefined;
  /** Where a page has two fields of one name; otherwise the name is the id. */
  id?: string | undefined;
  options: readonly ListOption[];
  /** Beside its label instead of below it. */
  isBeside?: boolean;
}

/**
 * One of a list, by the browser's own select: no script, and on a phone the list the visitor knows. Where the browser
 * lets a select be styled it looks like `Select` (`.native-select` in the styles). What was chosen before the scripts came
 * is told to `onChange` once they are here.
 */
export function NativeSelect({
  label,
  hint,
  error,
  name,
  id = name ?? '',
  options,
  isBeside = false,
  ref,
  ...select
}: NativeSelectProps) {
  const texts = { label, hint, error };
  const own = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLSelectElement);
  const isControlled = select.value !== undefined;
  // Before anything is drawn anew: that would put its own value into the select, and the choice would be lost.
  useLayoutEffect(() => {
    if (isControlled) tellEarlyChoice(own.current);
  }, [isControlled]);
  return (
    <FieldFrame id={id} isBeside={isBeside} {...texts}>
      <div className="relative">
        <select
          ref={own}
          {...select}
          {...noteAttributes(id, texts)}
          id={id}
          name={name}
          className={`${controlClass} native-select pr-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {/* An option holds one line of plain text. */}
              {option.detail ? `${option.label} — ${option.detail}` : option.label}
            </option>
          ))}
        </select>
        <ListArrow />
      </div>
    </FieldFrame>
  );
}

/** The option that the page was made with bears the mark; another one is chosen by somebody. */
function tellEarlyChoice(select: HTMLSelectElement | null): void {
  const chosen = select?.selectedOptions[0];
  const made = [...(select?.options ?? [])].find((option) => option.hasAttribute('selected'));
  if (chosen && made && chosen !== made) select?.dispatchEvent(new Event('change', { bubbles: true }));
}
