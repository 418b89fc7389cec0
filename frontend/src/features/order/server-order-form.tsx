'use client';

import { formatMoney, type Money } from '@vitrina/ordering';
import { buttonClass, Notice, Notification } from '@vitrina/ui';
import { useActionState, useEffect } from 'react';
import { type ServerOrderState, submitServerOrder } from './submit-server-order';

interface ServerOrderFormProps {
  intent: string;
  order: string;
  /** The price on the button, which the order is held to. */
  monthly: Money;
  /** The words of an order that failed on the way here, if one did. */
  failure: { title: string; text: string } | undefined;
}

/** One click from the summary to the new server. */
export function ServerOrderForm({ intent, order, monthly, failure }: ServerOrderFormProps) {
  const start: ServerOrderState = failure
    ? { status: 'failed', ...failure, intent, attempt: intent }
    : { status: 'idle' };
  const [state, submit, isPending] = useActionState(submitServerOrder, start);
  useEffect(() => {
    if (state.status === 'done') window.location.replace(state.next);
  }, [state]);
  const isBusy = isPending || state.status === 'done';
  return (
    <form action={submit} className="grid gap-4">
      <input type="hidden" name="intent" value={state.status === 'failed' ? state.intent : intent} />
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="agreed" value={monthly} />
      <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
        {isBusy ? 'Создаём сервер…' : `Заказать за ${formatMoney(monthly)}/мес`}
      </button>
      {state.status === 'failed' && !isBusy && (
        <>
          <Notice tone="bad">{state.text}</Notice>
          <Notification key={state.attempt} status="Error" message={state.title} />
        </>
      )}
      {state.status === 'done' && (
        <>
          {/* For a browser without JavaScript; with it the form has already gone on. */}
          <meta httpEquiv="refresh" content={`0;url=${state.next}`} />
          <Notice tone="good">
            Сервер создаётся. Если страница не сменилась сама, <a href={state.next}>перейдите в панель</a>.
          </Notice>
        </>
      )}
    </form>
  );
}
