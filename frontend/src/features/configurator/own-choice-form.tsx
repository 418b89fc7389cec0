import type { Money, PaymentPeriod } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { basisCaption } from '~/copy/price-basis-words';
import { t } from '~/messages';
import type { LivePriceBasis } from '~/price-basis/use-price-basis';
import { paths } from '~/urls/paths';

interface OwnChoiceFormProps {
  title: string;
  text: string;
  /** What the order needs beside the fields. */
  hidden: Readonly<Record<string, string>>;
  monthly: Money;
  /** What the price and the choices are priced in. */
  basis: Pick<LivePriceBasis, 'unsettled'> & { period: PaymentPeriod };
  children: ReactNode;
}

/** Something of one's own size: a plain form whose answer is the address of its order, and its price before it is sent. */
export function OwnChoiceForm({ title, text, hidden, monthly, basis, children }: OwnChoiceFormProps) {
  return (
    <form
      {...basis.unsettled}
      action={paths.order}
      aria-label={title}
      autoComplete="off"
      className="grid gap-5 rounded-card border border-rule bg-surface p-5 wide:p-8"
    >
      <div className="grid gap-2">
        <h3 className="text-24">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="figures noscript:hidden">
          <output data-figure="" className="text-24 font-semibold">
            {t.format.money(monthly)}
            <span className="text-17 font-normal text-ink-soft">{t.units.perMonth}</span>
          </output>
          <span data-figure="" className="block text-13 text-ink-soft">
            {basisCaption({ period: basis.period })}
          </span>
        </p>
        <button type="submit" className={buttonClass('quiet')}>
          {t.configurator.countAndOrder}
        </button>
      </div>
    </form>
  );
}
