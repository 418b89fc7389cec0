import { formatMoney } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { PERIOD_NAMES } from '~/captions';
import type { ProductList, ProductOffer } from './get-product-list';

interface ProductSectionProps {
  list: ProductList;
  /** In place of the usual title. */
  title?: string | undefined;
  text?: string | undefined;
  children?: ReactNode;
}

/** The live price list of a service: a line a tariff, in columns on a wide screen and as a small card on a phone. */
export function ProductSection({ list, title, text, children }: ProductSectionProps) {
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="tariffs-title" className="text-32">
          {title || 'Тарифы'}
        </h2>
        <p className="text-ink-soft">Цена за месяц, оплата {PERIOD_NAMES[list.period]}</p>
        {text && <p className="w-full max-w-3xl text-pretty text-ink-soft">{text}</p>}
      </div>
      {children}
      {list.groups.map(({ title, offers }) => (
        <div key={title ?? ''} className="grid gap-3">
          {title && <h3 className="text-24">{title}</h3>}
          <ul aria-label={title ?? 'Тарифы'} className="border-t border-rule">
            {offers.map((offer) => (
              <Line key={offer.key} offer={offer} group={title} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Line({ offer, group }: { offer: ProductOffer; group: string | undefined }) {
  const name = `${group ? `${group} ` : ''}${offer.title}, ${offer.location}`;
  return (
    <li className="grid grid-cols-2 items-center gap-x-5 gap-y-3 border-b border-rule py-5 sm:max-lg:grid-cols-4 lg:grid-cols-[1.4fr_1.3fr_1fr_1.2fr_1fr_7.5rem_7.5rem] lg:py-4">
      <p className="text-17 font-semibold max-lg:col-span-full">{offer.title}</p>
      {[...offer.specs, ['Локация', offer.location] as const].map(([caption, value]) => (
        <p key={caption} className="figures">
          <span className="block text-13 text-ink-soft">{caption}</span>
          {value}
        </p>
      ))}
      <p className="figures whitespace-nowrap text-17 font-semibold max-lg:col-start-1 sm:max-lg:col-span-3 lg:col-start-6 lg:text-right">
        {formatMoney(offer.monthly)}
        <span className="font-normal text-ink-soft">/мес</span>
      </p>
      <a
        href={offer.href.visitor}
        aria-label={`Заказать ${name}`}
        className={`for-visitor lg:col-start-7 ${buttonClass('quiet')}`}
      >
        Заказать
      </a>
      <a
        href={offer.href.customer}
        aria-label={`Создать ${name}`}
        className={`for-customer lg:col-start-7 ${buttonClass('quiet')}`}
      >
        Создать
      </a>
    </li>
  );
}
