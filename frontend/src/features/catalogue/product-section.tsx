import type { ReactNode } from 'react';
import { t } from '~/messages';

interface ProductSectionProps {
  /** In place of the usual title. */
  title?: string | undefined;
  text?: string | undefined;
  /** The list, and what stands below it. */
  children: ReactNode;
}

/** The live price list of a service as a section of its page. */
export function ProductSection({ title, text, children }: ProductSectionProps) {
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="tariffs-title" className="text-32">
          {title || t.catalogue.tariffsTitle}
        </h2>
        {text && <p className="w-full max-w-3xl text-pretty text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
