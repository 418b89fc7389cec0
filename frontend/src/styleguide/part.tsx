import type { ReactNode } from 'react';

/** A chapter of the style guide. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-10">
      <h2 id={id} className="border-b border-rule pb-3 text-32">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One primitive in its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-4 lg:grid-cols-[12rem_1fr]">
      <h3 className="font-mono text-13 text-ink-soft">{name}</h3>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  );
}
