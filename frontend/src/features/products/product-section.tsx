import type { ReactNode } from 'react';
import { DatabaseTariffs } from './database-tariffs';
import { PriceList } from './price-list';
import type { ProductList } from './product-offer';

interface ProductSectionProps {
  list: ProductList;
  /** In place of the usual title. */
  title?: string | undefined;
  text?: string | undefined;
  /** Stands below the list. */
  children?: ReactNode;
}

/** The live price list of a service as a section of its page. */
export function ProductSection({ list, title, text, children }: ProductSectionProps) {
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="tariffs-title" className="text-32">
          {title || 'Тарифы'}
        </h2>
        {text && <p className="w-full max-w-3xl text-pretty text-ink-soft">{text}</p>}
      </div>
      {list.kind === 'databases' ? <DatabaseTariffs list={list} /> : <PriceList list={list} />}
      {children}
    </section>
  );
}
