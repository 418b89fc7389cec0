import { Badge, buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { Alternative } from '~/checkout/get-alternative';
import { SummaryLines } from '~/checkout/summary-lines';
import { t } from '~/messages';
import type { SummaryLine } from '~/products/description';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';

interface NotAsChosenProps {
  title: string;
  text: string;
  /** What was chosen: its name, what is wrong with it, and its lines. */
  chosen: { title: string; badge: string; lines: readonly SummaryLine[] };
  alternative: Alternative | undefined;
  /** The address of this page; all that it says beside the server goes with the visitor. */
  address: OrderAddress;
  /** Where all of them are. */
  tariffs: string;
  /** A way to somebody who can help, where there is one. */
  ask?: ReactNode;
}

/** A choice that cannot be ordered as it is, and beside it the nearest one that can. */
export function NotAsChosen({ title, text, chosen, alternative, address, tariffs, ask }: NotAsChosenProps) {
  return (
    <div className="container-page grid gap-10 py-10 lg:grid-cols-[minmax(0,34rem)_24rem] lg:gap-x-20">
      <div className="grid min-w-0 max-w-[34rem] content-start gap-6">
        <h1 className="text-32">{title}</h1>
        <p className="text-17 text-ink-soft">{text}</p>
        {alternative && <Instead alternative={alternative} address={address} />}
        <p>
          <a href={tariffs} className={buttonClass(alternative ? 'quiet' : 'primary')}>
            {t.order.allTariffs}
          </a>
        </p>
        {ask}
      </div>
      <section
        aria-labelledby="summary-title"
        className="grid content-start gap-5 self-start rounded-card border border-rule bg-surface p-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="summary-title" className="text-20">
            {chosen.title}
          </h2>
          <Badge>{chosen.badge}</Badge>
        </div>
        <SummaryLines lines={chosen.lines} />
      </section>
    </div>
  );
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
        <span className="text-ink-soft">{t.order.monthlyTotal}</span>
        <span className="text-24 font-semibold">{t.format.money(monthly)}</span>
      </p>
      <a
        href={orderPaths.instead(address, order)}
        className={`figures justify-self-start ${buttonClass('primary')}`}
      >
        {t.order.take(title)}
      </a>
    </section>
  );
}
