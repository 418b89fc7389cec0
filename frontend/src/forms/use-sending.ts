'use client';

import { unstable_rethrow } from 'next/navigation';
import { type RefObject, useActionState, useRef, useState, useTransition } from 'react';
import { useSubmitOnline } from './use-submit-online';

export type Action<State> = (state: State, form: FormData) => Promise<State>;

/** Why a form has no answer: it was not sent at all, or nobody knows what became of it. */
type Unanswered = 'offline' | 'no-answer';

/** Said of both; everything typed stands in the form all the while. */
export const UNANSWERED: Record<Unanswered, string> = {
  offline:
    'Нет связи с интернетом, поэтому ничего не отправлено. Всё, что вы ввели, на месте. Если ничего не измените, отправим сами, как только связь вернётся.',
  'no-answer':
    'Ответ не пришёл: прервалась связь или сайт не ответил. Всё, что вы ввели, на месте. Отправьте ещё раз: дважды ничего не создадим.',
};

/**
 * Sends a form in two ways: without JavaScript the browser posts it to `submit`, with it `send` does, and an answer that
 * does not come is an answer too. A form must outlive the network: an error that is thrown takes the whole page with it.
 * What was sent without a network is sent again when there is one, unless it was changed since.
 */
export function useSending<State>(
  action: Action<State>,
  start: Awaited<State>,
  unanswered: (why: Unanswered, form: FormData) => State,
  form: RefObject<HTMLFormElement | null>,
) {
  const [posted, submit, isPosted] = useActionState<State, FormData>(action, start);
  const [sent, setSent] = useState<{ state: State }>();
  const [isSending, startSending] = useTransition();
  // Two clicks may come before anything is drawn anew.
  const isUnderWay = useRef(false);
  const [, setWaiting] = useSubmitOnline(form);
  const state = sent ? sent.state : posted;

  /** `prepare` adds what takes its time, such as a proof. */
  function send(sending: FormData, prepare?: (form: FormData) => Promise<void>): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWaiting(!navigator.onLine);
    startSending(async () => {
      try {
        const answer = await ask(sending, prepare);
        startSending(() => setSent({ state: answer }));
      } finally {
        isUnderWay.current = false;
      }
    });
  }

  async function ask(sending: FormData, prepare?: (form: FormData) => Promise<void>): Promise<State> {
    if (!navigator.onLine) return unanswered('offline', sending);
    try {
      await prepare?.(sending);
      return await action(state, sending);
    } catch (error) {
      unstable_rethrow(error);
      return unanswered('no-answer', sending);
    }
  }

  return { state, submit, send, isSending: isSending || isPosted };
}
