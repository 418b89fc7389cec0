'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, X } from 'lucide-react';
import { type FocusEvent, useId, useMemo, useRef } from 'react';
import { controlClass, FieldFrame, type FieldTexts, noteAttributes } from './field-frame';
import {
  ListArrow,
  type ListOption,
  listClass,
  listPopupClass,
  optionClass,
  optionDetailClass,
} from './option-list';

export interface ComboboxProps<Value extends string = string> extends FieldTexts {
  options: readonly ListOption<Value>[];
  /** Stands in place of the list when no option has what was typed. */
  nothingFound: string;
  /** What the button that empties the field is called. */
  clearLabel: string;
  /** The name under which the value is sent with a form. */
  name?: string | undefined;
  /** The chosen value, or null for none; leave it out and the field remembers by itself. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value | null) => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** One of a long list, found by typing a part of its label. What was typed and not chosen goes away on leaving the field. */
export function Combobox<Value extends string>({
  options,
  label,
  hint,
  error,
  nothingFound,
  clearLabel,
  onValueChange,
  placeholder,
  ...root
}: ComboboxProps<Value>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Base.Popup would hide the rest of the page, the label too, from screen readers while the list is open. Without it
  // nobody closes the list when the focus leaves, nor takes it away once it is closed.
  const actions = useRef<Base.Root.Actions>(null);
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) actions.current?.close();
  };
  const items = useMemo(() => Base.createItems(options, { getValue, getLabel }), [options]);
  return (
    <Base.Root
      {...root}
      items={items}
      autoHighlight
      onValueChange={(chosen) => onValueChange?.(chosen)}
      actionsRef={actions}
      onOpenChange={(isOpen) => isOpen || actions.current?.unmount()}
    >
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <div ref={box} className="relative">
          <Base.Input
            {...noteAttributes(id, { hint, error })}
            id={id}
            onBlur={closeOnLeave}
            placeholder={placeholder}
            className={`${controlClass} pr-20`}
          />
          {!root.disabled && (
            <Base.Clear
              aria-label={clearLabel}
              className="absolute inset-y-0 right-9 grid w-9 place-items-center rounded-control text-ink-soft hover:text-ink pointer-coarse:w-11"
            >
              <X aria-hidden="true" className="size-4" />
            </Base.Clear>
          )}
          <ListArrow />
          {/* In the field: at the end of the page a modal dialog would cover the list. */}
          <Base.Portal container={box}>
            <Base.Positioner positionMethod="fixed" sideOffset={6} className="z-20">
              <div className={listPopupClass}>
                <Base.Empty>
                  <p className="px-3.5 py-3 text-ink-soft">{nothingFound}</p>
                </Base.Empty>
                <Base.List className={listClass}>
                  {(option: ListOption<Value>) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={optionClass}
                    >
                      <span className="grid">
                        {option.label}
                        {option.detail && <span className={optionDetailClass}>{option.detail}</span>}
                      </span>
                      <Base.ItemIndicator className="ml-auto">
                        <Check aria-hidden="true" className="size-4" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </div>
            </Base.Positioner>
          </Base.Portal>
        </div>
      </FieldFrame>
    </Base.Root>
  );
}

function getValue<Value extends string>(option: ListOption<Value>): Value {
  return option.value;
}

function getLabel(option: ListOption): string {
  return option.label;
}
