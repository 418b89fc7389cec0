import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote, labelClass, noteAttributes } from './field-frame';
import { radioClass } from './radio';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: string;
  detail?: string | undefined;
  /** Stands at the right edge: a price, a short mark. */
  trailing?: ReactNode;
  /** Why it cannot be chosen. A card with a reason is disabled, and the reason stands in place of the detail. */
  unavailable?: string | undefined;
}

type RadioProps = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'className' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
>;

export interface RadioCardsProps<Value extends string = string> extends RadioProps {
  name: string;
  legend: string;
  /** What helps to choose; of a disabled group, why it is disabled. */
  hint?: string | undefined;
  error?: string | undefined;
  cards: readonly RadioCard<Value>[];
  /** The chosen value, for a caller that keeps it; others give the first choice as `defaultValue`. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
}

/** One of a few that need a word of explanation: radio buttons drawn as cards. Works without JavaScript. */
export function RadioCards<Value extends string>({
  legend,
  hint,
  error,
  cards,
  value,
  defaultValue,
  ...radio
}: RadioCardsProps<Value>) {
  return (
    <fieldset aria-describedby={noteAttributes(radio.name, { hint, error })['aria-describedby']}>
      <legend className={`mb-1.5 ${labelClass}`}>{legend}</legend>
      {/* Each row fills its width, so that an odd last card leaves no hole beside it. */}
      <div className="mb-1.5 flex flex-wrap gap-2">
        {cards.map((card, place) => (
          <Card
            key={card.value}
            id={`${radio.name}-${place}`}
            card={card}
            radio={{
              ...radio,
              ...(value === undefined
                ? { defaultChecked: card.value === defaultValue }
                : { checked: card.value === value }),
            }}
          />
        ))}
      </div>
      <FieldNote id={radio.name} hint={hint} error={error} />
    </fieldset>
  );
}

/** Named by its label alone; the rest is its description, so that walking through the cards stays short to the ear. */
function Card({ id, card, radio }: { id: string; card: RadioCard; radio: ComponentPropsWithRef<'input'> }) {
  const detail = card.unavailable ?? card.detail;
  return (
    <label className={cardClass}>
      <input
        {...radio}
        type="radio"
        value={card.value}
        disabled={radio.disabled || card.unavailable !== undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-detail ${id}-trailing`}
        className={`${radioClass} mt-px outline-none`}
      />
      <span className="grid min-w-0 gap-0.5">
        <span id={`${id}-label`} className="font-medium">
          {card.label}
        </span>
        <span id={`${id}-detail`} className="text-13 text-ink-soft empty:hidden">
          {detail}
        </span>
      </span>
      <span id={`${id}-trailing`} className="figures ml-auto shrink-0 empty:hidden">
        {card.trailing}
      </span>
    </label>
  );
}

const cardClass = [
  'flex min-h-11 min-w-0 grow basis-[min(15rem,100%)] items-start gap-3 rounded-card border border-edge bg-surface p-3.5 transition-colors duration-150 hover:border-ink',
  'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
  'has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:bg-wash has-disabled:text-ink-soft has-disabled:has-checked:border-edge has-disabled:has-checked:shadow-none',
].join(' ');
