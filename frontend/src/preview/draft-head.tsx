import { Notice } from '@vitrina/ui';
import type { ReactNode } from 'react';

/** The beginning of a page that lists what a draft would change: it says that nobody has seen it yet. */
export function DraftHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="grid max-w-3xl gap-4">
      <h1 className="text-32">{title}</h1>
      <Notice tone="neutral">
        <b className="font-semibold text-ink">Черновик.</b> {children}
      </Notice>
    </header>
  );
}
