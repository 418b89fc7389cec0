import type { ReactNode } from 'react';

const TONES = {
  bad: 'border-bad text-bad',
  good: 'border-good text-good',
  neutral: 'border-rule text-ink-soft',
};

/** A sentence about a state, beside the thing it speaks of. Screen readers hear it when it appears. */
export function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-control border-l-3 bg-wash px-4 py-3 text-15 ${TONES[tone]}`}
    >
      {children}
    </p>
  );
}
