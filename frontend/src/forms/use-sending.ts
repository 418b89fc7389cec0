'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState, useRef, useState, useTransition } from 'react';

export type Action<State> = (state: State, form: FormData) => Promise<State>;

/** Why a form has no answer: it was not sent at all, or nobody knows what became of it. */
type Unanswered = 'offline' | 'no-answer';

/** Said of both; everything typed stands in the form all the while. */
export const UNANSWERED: Record<Unanswered, string> = {
  offline:
    'Нет связи с интернетом, поэтому ничего не отправлено. Всё, что вы ввели, на месте: отправьте ещё раз, когда связь вернётся.',
  'no-answer':
    'Ответ не пришёл: прервалась связь или сайт не ответил. Всё, что вы ввели, на месте. Отправьте ещё раз: дважды ничего не создадим.',
};

/**
 * Sends a form in two ways: without JavaScript the browser posts it to `submit`, with it `send` does, and an answer that
 * does not come is an answer too. A form must outlive the network: an error that is thrown takes the whole page with it.
 */
export function useSending<State>(
  action: Action<State>,
  start: Awaited<State>,
  unanswered: (why: Unanswered, form: FormData) => State,
) {
  const [posted, submit, isPosted] = useActionState<State, FormData>(action, start);
  const [sent, setSent] = useState<{ state: State }>();
  const [isSending, startSending] = useTransition();
  // Two clicks may come before anything is drawn anew.
  const isUnderWay = useRef(false);
  const state = sent ? sent.state : posted;

  /** `prepare` adds what takes its time, such as a proof. */
  function send(form: FormData, prepare?: (form: FormData) => Promise<void>): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    startSending(async () => {
      try {
        const answer = await ask(form, prepare);
        startSending(() => setSent({ state: answer }));
      } finally {
        isUnderWay.current = false;
      }
    });
  }

  async function ask(form: FormData, prepare?: (form: FormData) => Promise<void>): Promise<State> {
    if (!navigator.onLine) return unanswered('offline', form);
    try {
      await prepare?.(form);
      return await action(state, form);
    } catch (error) {
      unstable_rethrow(error);
      return unanswered('no-answer', form);
    }
  }

  return { state, submit, send, isSending: isSending || isPosted };
}
