import type { ReactNode } from 'react';

export type BadgeTone = keyof typeof TONES;

const TONES = {
  neutral: 'border-rule text-ink-soft',
  accent: 'border-accent text-accent',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** One or two words. The tone only repeats what they say. */
  children: ReactNode;
}

/** A word about a state, beside the thing it speaks of. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 text-13 font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
