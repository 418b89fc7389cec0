'use client';

import { buttonClass, Notice, Notification } from '@vitrina/ui';
import { useActionState, useEffect } from 'react';
import { type ServerOrderState, submitServerOrder } from './submit-server-order';

interface ServerOrderFormProps {
  intent: string;
  order: string;
  submitLabel: string;
  /** The words of an order that failed on the way here, if one did. */
  failure: { title: string; text: string } | undefined;
}

/** One click from the summary to the new server. */
export function ServerOrderForm({ intent, order, submitLabel, failure }: ServerOrderFormProps) {
  const start: ServerOrderState = failure
    ? { status: 'failed', ...failure, attempt: intent }
    : { status: 'idle' };
  const [state, submit, isPending] = useActionState(submitServerOrder, start);
  useEffect(() => {
    if (state.status === 'done') window.location.replace(state.next);
  }, [state]);
  const isBusy = isPending || state.status === 'done';
  return (
    <form action={submit} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order" value={order} />
      <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
        {isBusy ? 'Создаём сервер…' : submitLabel}
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
