import { Button, Field, Flex } from '@strapi/design-system';
import { BrowserInput } from '../editorial/browser-input';
import { lastDays, type Period } from './period';

const USUAL = [
  { days: 7, label: 'Неделя' },
  { days: 30, label: '30 дней' },
  { days: 90, label: '90 дней' },
];

/** A usual period at one click, or any other by its days. */
export function PeriodChoice({ period, choose }: { period: Period; choose: (period: Period) => void }) {
  const { from, to } = period;
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Flex gap={2} role="group" aria-label="Период">
        {USUAL.map(({ days, label }) => {
          const usual = lastDays(days);
          const isChosen = usual.from === from && usual.to === to;
          return (
            <Button
              key={days}
              variant={isChosen ? 'default' : 'tertiary'}
              aria-pressed={isChosen}
              onClick={() => choose(usual)}
            >
              {label}
            </Button>
          );
        })}
      </Flex>
      <Day label="С дня" value={from} choose={(day) => choose({ from: day, to })} />
      <Day label="По день" value={to} choose={(day) => choose({ from, to: day })} />
    </Flex>
  );
}

function Day({ label, value, choose }: { label: string; value: string; choose: (day: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <BrowserInput
        type="date"
        value={value}
        onChange={({ target }) => {
          // A date that is being typed is none yet.
          if (target.value) choose(target.value);
        }}
      />
    </Field.Root>
  );
}
