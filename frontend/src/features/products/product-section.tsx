import type { ReactNode } from 'react';
import { DatabaseTariffs } from './database-tariffs';
import { PriceList } from './price-list';
import type { ProductList } from './product-offer';

/** The live price list of a service as a section of its page. `children` stand below the list: what is made to measure. */
export function ProductSection({ list, children }: { list: ProductList; children?: ReactNode }) {
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="tariffs-title" className="text-32">
          Тарифы
        </h2>
        <p className="text-ink-soft noscript:hidden">Цены за месяц, скидка за срок оплаты учтена</p>
      </div>
      {list.kind === 'databases' ? <DatabaseTariffs list={list} /> : <PriceList list={list} />}
      {children}
    </section>
  );
}
