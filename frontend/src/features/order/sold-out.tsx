import { formatMoney, type Order } from '@vitrina/ordering';
import { Badge, buttonClass } from '@vitrina/ui';
import { type OrderAddress, orderPaths } from '~/order-paths';
import type { Alternative } from './get-alternative';
import type { SoldOutSummary } from './get-order-summary';
import { SummaryLines } from './summary-lines';
import { ORDER_WORDS } from './words';

interface SoldOutProps {
  order: Order;
  summary: SoldOutSummary;
  /** The address of this page; all that it says beside the tariff goes with the visitor. */
  address: OrderAddress;
}

/** A tariff that is sold out, with what was chosen of it, and the nearest one that can be ordered now. */
export function SoldOut({ order, summary, address }: SoldOutProps) {
  const { title, lines, alternative } = summary;
  return (
    <div className="container-page grid gap-10 py-10 lg:grid-cols-[minmax(0,34rem)_24rem] lg:gap-x-20">
      <div className="grid min-w-0 max-w-[34rem] content-start gap-6">
        <h1 className="text-32">Нет в наличии</h1>
        <p className="text-17 text-ink-soft">{words(title, alternative)}</p>
        {alternative && <Instead alternative={alternative} address={address} />}
        <p>
          <a
            href={ORDER_WORDS[order.product].tariffs}
            className={buttonClass(alternative ? 'quiet' : 'primary')}
          >
            Все тарифы
          </a>
        </p>
      </div>
      <section
        aria-labelledby="summary-title"
        className="grid content-start gap-5 self-start rounded-card border border-rule bg-surface p-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="summary-title" className="text-20">
            {title}
          </h2>
          <Badge>Нет в наличии</Badge>
        </div>
        <SummaryLines lines={lines} />
      </section>
    </div>
  );
}

function words(title: string, alternative: Alternative | undefined): string {
  const ended = `Тариф «${title}» закончился: свободных мест на нём сейчас нет.`;
  return alternative
    ? `${ended} Ниже ближайший, в котором всего не меньше. Остальное, что вы выбрали, останется как было.`
    : `${ended} Такого же или большего тарифа тоже нет, но можно выбрать другой.`;
}

function Instead({ alternative, address }: { alternative: Alternative; address: OrderAddress }) {
  const { title, lines, monthly, order } = alternative;
  return (
    <section
      aria-labelledby="alternative-title"
      className="grid gap-5 rounded-card border border-rule bg-surface p-6"
    >
      <h2 id="alternative-title" className="text-20">
        {title}
      </h2>
      <SummaryLines lines={lines} />
      <p className="figures flex items-baseline justify-between border-t border-rule pt-5">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(monthly)}</span>
      </p>
      <a
        href={orderPaths.instead(address, order)}
        className={`figures justify-self-start ${buttonClass('primary')}`}
      >
        {`Взять ${title}`}
      </a>
    </section>
  );
}
