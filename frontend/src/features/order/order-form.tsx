'use client';

import { formatMoney, type Money, type Product } from '@vitrina/ordering';
import { buttonClass, Notice } from '@vitrina/ui';
import { useActionState, useEffect } from 'react';
import type { OrderProblem } from '~/provider/explain';
import { type OrderAlternative, OrderFailure } from './order-failure';
import { type OrderState, submitOrder } from './submit-order';

interface OrderFormProps {
  intent: string;
  product: Product;
  order: string;
  /** The price on the button, which the order is held to. */
  monthly: Money;
  busyLabel: string;
  /** What went wrong with the order on the way here, if anything did. */
  problem: OrderProblem | undefined;
  /** The request in which it went wrong. */
  reference: string | undefined;
  /** What can be had if this is sold out by now. */
  alternative: OrderAlternative | undefined;
  /** The site that the customer wants to have moved; the panel is told of it. */
  siteTransfer: string | undefined;
}

/** One click from the summary to what is new in the panel. */
export function OrderForm(props: OrderFormProps) {
  const { product, order, monthly, busyLabel, problem, reference, alternative, siteTransfer } = props;
  const start: OrderState = problem
    ? { status: 'failed', problem, reference, intent: props.intent }
    : { status: 'idle' };
  const [state, submit, isPending] = useActionState(submitOrder, start);
  // The page is made anew for the answer, and its address need not carry the intent: what was sent is sent again.
  const intent = state.status === 'idle' ? props.intent : state.intent;
  useEffect(() => {
    if (state.status === 'done') window.location.replace(state.next);
  }, [state]);
  useEffect(() => {
    // What went wrong on the way here is told once; a reload must not tell it again.
    const address = new URL(window.location.href);
    for (const key of ['problem', 'request']) address.searchParams.delete(key);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  const isBusy = isPending || state.status === 'done';
  return (
    <form action={submit} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="agreed" value={monthly} />
      {siteTransfer && <input type="hidden" name="siteTransfer" value={siteTransfer} />}
      {state.status === 'failed' && !isBusy && (
        <OrderFailure
          key={state.reference}
          product={product}
          problem={state.problem}
          reference={state.reference}
          alternative={alternative}
        />
      )}
      <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
        {isBusy ? busyLabel : `Заказать за ${formatMoney(monthly)}/мес`}
      </button>
      {state.status === 'done' && (
        <>
          {/* For a browser without JavaScript; with it the form has already gone on. */}
          <meta httpEquiv="refresh" content={`0;url=${state.next}`} />
          <Notice tone="good">
            Заказ принят. Если страница не сменилась сама, <a href={state.next}>перейдите в панель</a>.
          </Notice>
        </>
      )}
    </form>
  );
}
