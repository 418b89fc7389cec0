import {
  type MadeThing,
  nextPaymentOf,
  type Order,
  type PanelPath,
  paymentOf,
  type ResourceOrder,
} from '@vitrina/ordering';
import { buttonClass, Notice, TextLink } from '@vitrina/ui';
import type { ComponentType } from 'react';
import type { Confirmation } from '~/checkout/confirmation';
import { DueRows } from '~/checkout/due-rows';
import type { OrderSheet } from '~/checkout/order-sheet';
import { SummaryLines } from '~/checkout/summary-lines';
import { dateByProvider, dateByShop } from '~/copy/shop-time';
import { CopyButton } from '~/documents/copy-button';
import { t } from '~/messages';
import { firstSteps } from '~/products/wayfinding';
import { paths } from '~/urls/paths';
import { MadeParts } from './made-parts';
import type { OpensByItselfProps } from './opens-by-itself';

export interface OrderConfirmedProps {
  order: Order;
  /** `orderedAt`: milliseconds since 1970. */
  confirmation: Omit<Confirmation, 'orderedAt'> & { orderedAt: number };
  /** What was ordered, where the catalogue can be had. */
  sheet: Pick<OrderSheet, 'title' | 'lines'> | undefined;
  taxLine: string | undefined;
  made: MadeThing | undefined;
  /** The family of a server's system. */
  system: string | undefined;
  /** Where it is in the panel. */
  page: PanelPath;
  /** After so many seconds the panel opens by itself; `undefined`: when the customer says so. */
  opensIn: number | undefined;
  /** This page, staying. */
  stay: string;
  /** What has happened to the order, where its address says which it is. */
  history?: string;
}

interface OrderConfirmedViewProps extends OrderConfirmedProps {
  /** `OpensByItself`, as something that lives in the browser. */
  Opens: ComponentType<OpensByItselfProps>;
}

/** What was ordered, what it costs and when again, and what to do first: for the seconds until the panel opens, or longer. */
export function OrderConfirmed({ Opens, ...props }: OrderConfirmedViewProps) {
  const { order, confirmation, sheet, made, page, opensIn } = props;
  const { monthly, parts, siteTransfer } = confirmation;
  const orderedAt = new Date(confirmation.orderedAt);
  const isWhole = parts.every(({ status }) => status === 'made');
  const panel = paths.handOff(page, order.period, siteTransfer);
  const payment = { ...paymentOf(monthly, order.period), period: order.period };
  return (
    <>
      {opensIn !== undefined && (
        <>
          <Opens panel={panel} seconds={opensIn} />
          <noscript>
            <meta httpEquiv="refresh" content={`${opensIn};url=${panel}`} />
          </noscript>
        </>
      )}
      <div className="container-page grid gap-x-20 gap-y-8 py-10 lg:grid-cols-[minmax(0,38rem)_minmax(22rem,30rem)] lg:justify-between">
        <div className="grid min-w-0 content-start gap-6">
          <div className="grid gap-2">
            <h1 className="text-32">{titleOf(parts)}</h1>
            {made && (
              <p className="text-17 text-ink-soft">
                {t.order.nameInPanel(<span className="text-ink">{made.name}</span>)}
              </p>
            )}
            {opensIn !== undefined && (
              <p className="text-ink-soft">
                {t.order.confirmation.opensByItself}{' '}
                <TextLink href={props.stay}>{t.order.confirmation.stay}</TextLink>
              </p>
            )}
          </div>
          {order.product === 'ai' ? (
            <>
              {parts.some(({ status }) => status === 'failed') && (
                <Notice tone="bad">{t.order.confirmation.partlyText}</Notice>
              )}
              <MadeParts order={order} parts={parts} names={sheet?.lines ?? []} />
            </>
          ) : (
            order.product !== 'apps' && <Steps order={order} made={made} system={props.system} />
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={panel} className={buttonClass('primary', 'large')}>
              {t.order.openInPanel}
            </a>
            {props.history && <TextLink href={props.history}>{t.order.confirmation.history}</TextLink>}
          </div>
        </div>
        <section
          aria-labelledby="ordered-title"
          className="grid content-start gap-5 self-start rounded-card border border-rule bg-surface p-6"
        >
          <h2 id="ordered-title" className="text-20">
            {sheet?.title ?? t.order.confirmation.title}
          </h2>
          {sheet && <SummaryLines lines={sheet.lines} />}
          {isWhole && (
            <div className="figures grid gap-1.5">
              <DueRows sheet={{ ...payment, taxLine: props.taxLine }} />
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-ink-soft">{t.order.confirmation.nextPayment}</span>
                <span>{dateByProvider(nextPaymentOf(orderedAt, order.period))}</span>
              </p>
              <p className="text-13 text-ink-soft">{t.order.confirmation.ordered(dateByShop(orderedAt))}</p>
            </div>
          )}
        </section>
      </div>
    </>
  );
}

function titleOf(parts: Confirmation['parts']): string {
  if (parts.some(({ status }) => status === 'failed')) return t.order.confirmation.partly;
  return parts.some(({ status }) => status === 'unconfirmed')
    ? t.order.confirmation.checking
    : t.order.confirmation.accepted;
}

interface StepsProps {
  order: ResourceOrder;
  made: MadeThing | undefined;
  system: string | undefined;
}

function Steps({ order, made, system }: StepsProps) {
  return (
    <section aria-labelledby="first-title" className="grid gap-4">
      <h2 id="first-title" className="text-20">
        {t.order.confirmation.firstSteps}
      </h2>
      <ol className="grid gap-4">
        {firstSteps(order, made, system).map(({ text, command }) => (
          <li key={text} className="grid gap-2">
            <p>{text}</p>
            {command && (
              <div className="flex items-center justify-between gap-2 rounded-control border border-rule bg-surface py-1 pl-4">
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command is read by scrolling */}
                <code tabIndex={0} className="min-w-0 overflow-x-auto whitespace-nowrap py-2 text-15">
                  {command}
                </code>
                <CopyButton copies={{ text: command }} label={t.shell.copy} className="flex-none" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
