'use client';

import { buttonClass, NativeSelect, Notice } from '@vitrina/ui';
import { optionField, RECOUNT } from './option-fields';
import type { OrderSheet } from './order-sheet';
import type { Counting } from './use-order-sheet';

interface OrderEditorProps {
  /** The id of the form that the options belong to, wherever they stand. */
  form: string;
  options: OrderSheet['options'];
  counting: Counting;
  recount: () => void;
  /** Side by side where there is room. */
  isWide?: boolean;
}

/**
 * What can still be changed of an order: fields of the very form that orders it, so that what was chosen last is what is
 * ordered, asked for its price or not. Without JavaScript the button sends the form for its price, and it comes back as it was.
 */
export function OrderEditor({ form, options, counting, recount, isWide = false }: OrderEditorProps) {
  return (
    <fieldset aria-label="Изменить заказ" className="grid min-w-0 gap-4">
      {/* The enter key presses the first button of a form: it must order, not ask for a price. */}
      <button type="submit" form={form} tabIndex={-1} aria-hidden className="sr-only" />
      <div className={`grid gap-4 ${isWide ? 'wide:grid-cols-2' : ''}`}>
        {options.map(({ key, label, chosen, options: list }) => (
          <NativeSelect
            key={key}
            id={optionField(key)}
            data-option
            form={form}
            label={label}
            name={optionField(key)}
            defaultValue={chosen}
            options={list}
            onChange={() => recount()}
          />
        ))}
      </div>
      {counting.status === 'uncounted' && <Notice tone="bad">{counting.text}</Notice>}
      <button
        type="submit"
        form={form}
        name={RECOUNT}
        value="true"
        formNoValidate
        aria-busy={counting.status === 'counting'}
        onClick={(event) => {
          event.preventDefault();
          recount();
        }}
        className={`justify-self-start ${buttonClass('quiet')}`}
      >
        Пересчитать
      </button>
    </fieldset>
  );
}
