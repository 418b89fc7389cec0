import { Badge } from '@strapi/design-system';
import type { StepState } from '../../first-steps/first-steps';

const WORDS: Readonly<Record<StepState, string>> = {
  done: 'Готово',
  todo: 'Осталось сделать',
  optional: 'По желанию',
  unknown: 'Не проверено',
};

const COLOURS = {
  done: ['success100', 'success700'],
  todo: ['warning100', 'warning700'],
  optional: ['neutral150', 'neutral700'],
  unknown: ['neutral150', 'neutral700'],
} as const satisfies Record<StepState, readonly [string, string]>;

/** How a step stands, in words that the colour repeats. */
export function StepBadge({ state }: { state: StepState }) {
  const [background, text] = COLOURS[state];
  return (
    <Badge backgroundColor={background} textColor={text}>
      {WORDS[state]}
    </Badge>
  );
}
