'use client';

import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { controlClass, FieldNote, type FieldTexts, labelClass, noteAttributes } from './field-frame';
import {
  ListArrow,
  type ListOption,
  listClass,
  listPopupClass,
  optionClass,
  optionDetailClass,
} from './option-list';

export interface SelectProps<Value extends string = string> extends FieldTexts {
  options: readonly ListOption<Value>[];
  /** The name under which the value is sent with a form. */
  name?: string | undefined;
  /** The chosen value, or null for none; leave it out and the select remembers by itself. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Stands in the box while nothing is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * One of a list. Opens on click, closes on a click outside and on Esc, is walked with the arrows and by typing
 * (rule R110). Needs JavaScript: where there may be none, take `NativeSelect`.
 */
export function Select<Value extends string>({
  options,
  label,
  hint,
  error,
  onValueChange,
  placeholder,
  ...root
}: SelectProps<Value>) {
  const id = useId();
  return (
    <Base.Root
      {...root}
      items={options}
      modal={false}
      onValueChange={(chosen) => chosen !== null && onValueChange?.(chosen)}
    >
      <div className="grid content-start gap-1.5">
        <Base.Label className={labelClass}>{label}</Base.Label>
        <div className="relative">
          <Base.Trigger
            {...noteAttributes(id, { hint, error })}
            // The label names it only when the scripts have come; until then this does.
            aria-label={label}
            className={`${controlClass} pr-10 text-left`}
          >
            <Base.Value placeholder={placeholder} className="block truncate data-placeholder:text-ink-soft" />
            <ListArrow />
          </Base.Trigger>
          {/* No portal: at the end of the page a modal dialog would cover the list, and focus would need guards to find it. */}
          <Base.Positioner
            alignItemWithTrigger={false}
            positionMethod="fixed"
            sideOffset={6}
            className="z-20"
          >
            <Base.Popup className={listPopupClass}>
              <Base.List className={listClass}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={optionClass}
                  >
                    <span className="grid">
                      <Base.ItemText>{option.label}</Base.ItemText>
                      {option.detail && <span className={optionDetailClass}>{option.detail}</span>}
                    </span>
                    <Base.ItemIndicator className="ml-auto">
                      <Check aria-hidden="true" className="size-4" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </div>
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </Base.Root>
  );
}
