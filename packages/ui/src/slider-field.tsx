'use client';

import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useElementId } from './element-ids';
import { controlClass, FieldNote, labelClass, noteAttributes } from './field-frame';
import { type Steps, toStep } from './to-step';

export interface SliderFieldProps extends Steps {
  label: string;
  /** Stands behind the number: 'ГБ', 'ядра'. */
  unit: string;
  value: number;
  /** Is called with values of `toStep` only, and only when the value changes. */
  onValueChange: (value: number) => void;
  /** The name under which the number is sent with a form. */
  name?: string | undefined;
  /** What helps to choose; of a disabled field, why it is disabled. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** What a screen reader says of the slider; the number and its unit if left out. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * A number to drag or to type. What is typed counts when the field is left or Enter is pressed, and becomes a value of
 * `toStep`; what is no number gives way to the last value.
 */
export function SliderField({
  label,
  unit,
  value,
  onValueChange,
  name,
  hint,
  disabled,
  formatValue,
  ...steps
}: SliderFieldProps) {
  const id = useElementId();
  const track = trackOf(steps);
  const thumb = onTrack(value, steps);
  const choose = (number: number) => {
    const chosen = toStep(number, steps);
    if (chosen !== value) onValueChange(chosen);
  };
  return (
    <div className="grid content-start">
      <div className="flex items-center justify-between gap-4">
        <label id={`${id}-label`} htmlFor={`${id}-number`} className={labelClass}>
          {label}
        </label>
        <div className="flex items-center gap-2">
          <NumberInput
            id={`${id}-number`}
            unitId={`${id}-unit`}
            name={name}
            value={value}
            disabled={disabled}
            onApply={choose}
          />
          <span id={`${id}-unit`} className="min-w-10 text-ink-soft">
            {unit}
          </span>
        </div>
      </div>
      <input
        {...noteAttributes(id, { hint })}
        {...track}
        type="range"
        value={thumb}
        disabled={disabled}
        onChange={(event) => choose(event.target.valueAsNumber)}
        aria-labelledby={`${id}-label`}
        aria-valuetext={formatValue?.(value) ?? `${value} ${unit}`}
        style={shareStyle((thumb - track.min) / (track.max - track.min || 1))}
        className="slider"
      />
      <div aria-hidden="true" className="-mt-1.5 flex justify-between text-13 text-ink-soft noscript:mt-1">
        <span>{steps.min}</span>
        <span>{steps.max}</span>
      </div>
      <FieldNote id={id} hint={hint} />
    </div>
  );
}

interface NumberInputProps {
  id: string;
  unitId: string;
  name: string | undefined;
  value: number;
  disabled: boolean | undefined;
  onApply: (number: number) => void;
}

/** Keeps what is being typed to itself until it is meant. */
function NumberInput({ unitId, value, onApply, ...input }: NumberInputProps) {
  const [draft, setDraft] = useState<string>();
  const apply = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const number = parseNumber(draft);
    if (number !== undefined) onApply(number);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || draft === undefined) return;
    // The first Enter shows what the number has become; only the next one may send the form.
    event.preventDefault();
    apply();
  };
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      // Without scripts nobody turns words into numbers: then the browser asks for digits.
      pattern="[0-9]+"
      required
      autoComplete="off"
      aria-describedby={unitId}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={applyOnEnter}
      className={`${controlClass} figures max-w-22 text-right`}
    />
  );
}

/** `1 000`, `1,000`, `2,5`: three digits behind a comma are thousands, for amounts have no thousandths. Undefined for what is no number. */
function parseNumber(text: string): number | undefined {
  const digits = text.replace(/\s|,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/**
 * A native range counts its steps from its own `min`, `toStep` counts from zero. So the track ends on the multiples
 * around `min` and `max`, and its ends stand for `min` and `max`: both controls then know the same values.
 */
function trackOf({ min, max, step }: Steps): Steps {
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

function onTrack(value: number, steps: Steps): number {
  const track = trackOf(steps);
  if (value <= steps.min) return track.min;
  return value >= steps.max ? track.max : value;
}

/** How far the thumb stands, from 0 to 1: the styles draw the filled part of the track by it. */
function shareStyle(share: number): CSSProperties & Record<'--share', number> {
  return { '--share': share };
}
