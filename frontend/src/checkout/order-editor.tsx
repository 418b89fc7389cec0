import { buttonClass, NativeSelect, Notice } from '@vitrina/ui';
import { useLayoutEffect, useRef } from 'react';
import { t } from '~/messages';
import { optionField, RECOUNT } from './option-fields';
import type { OrderSheet } from './order-sheet';
import type { Counting } from './use-order-sheet';

interface OrderEditorProps {
  /** The id of the form that the options belong to, wherever they stand. */
  form: string;
  options: OrderSheet['options'];
  counting: Counting;
  recount: () => void;
  /** What the fields said when they were sent, where they came back without a sheet of it. */
  sent?: readonly (readonly [string, string])[];
  /** Fields side by side where there is room; otherwise each beside its name, as the lines of a summary. */
  isWide?: boolean;
}

/**
 * What can still be changed of an order: fields of the very form that orders it, so that what was chosen last is what is
 * ordered, asked for its price or not. Without JavaScript the button sends the form for its price, and it comes back as it was.
 */
export function OrderEditor({
  form,
  options,
  counting,
  recount,
  sent = [],
  isWide = false,
}: OrderEditorProps) {
  const fields = useShownChoice(options);
  const isUncounted = counting.status === 'uncounted';
  return (
    <fieldset ref={fields} aria-label={t.order.change} className="grid min-w-0 gap-4">
      {/* The enter key presses the first button of a form: it must order, not ask for a price. */}
      <button type="submit" form={form} tabIndex={-1} aria-hidden className="sr-only" />
      <div className={isWide ? 'grid gap-4 wide:grid-cols-2' : 'grid gap-2'}>
        {options.map((option, at) => (
          <NativeSelect
            key={option.id}
            id={`option-${option.id}`}
            data-option={option.id}
            form={form}
            label={option.label}
            isBeside={!isWide}
            name={optionField(option)}
            defaultValue={sentFor(option, sent[at]) ?? option.chosen}
            options={option.options}
            onChange={() => recount()}
          />
        ))}
      </div>
      {isUncounted && <Notice tone="bad">{counting.text}</Notice>}
      {/* With scripts every change is counted at once, and there is something to press only when that has failed. */}
      <div className={isUncounted ? '' : 'hidden noscript:block'}>
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
          className={buttonClass('quiet')}
        >
          {t.order.recount}
        </button>
      </div>
    </fieldset>
  );
}

/** Lists come back in the order in which they stand. */
function sentFor(
  option: OrderSheet['options'][number],
  sent: readonly [string, string] | undefined,
): string | undefined {
  return sent?.[0] === optionField(option) ? sent[1] : undefined;
}

/**
 * The fields keep what a visitor chooses by themselves, so that nothing that was chosen before the scripts came is lost. Once
 * another sheet is shown, which may offer other things, they show what that sheet says.
 */
function useShownChoice(options: OrderSheet['options']) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const first = useRef(options);
  useLayoutEffect(() => {
    if (options === first.current) return;
    for (const { id, chosen } of options) {
      const field = fields.current?.querySelector<HTMLSelectElement>(`select[data-option="${id}"]`);
      if (field) field.value = chosen;
    }
  }, [options]);
  return fields;
}
