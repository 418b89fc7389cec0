import { type RefObject, useRef, useState } from 'react';
import type { Messages } from '~/messages';
import { postForm } from './post-form';
import { useSubmitOnline } from './use-submit-online';

/** Why a form has no answer: it was not sent at all, or nobody knows what became of it. */
type Unanswered = keyof Messages['forms']['unanswered'];

/** How a form is sent where no script does it: to the page that it stands on. */
export const POSTED = { method: 'post', encType: 'multipart/form-data' } as const;

/**
 * Sends a form: without JavaScript the browser does it, and `start` is what the page says to it; with it `send` does, and an answer
 * that does not come is an answer too. What was sent without a network is sent again when there is one, unless it was changed since.
 */
export function useSending<State>(
  start: State,
  unanswered: (why: Unanswered, form: FormData) => State,
  form: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState(start);
  const [isSending, setSending] = useState(false);
  // Two clicks may come before anything is drawn anew.
  const isUnderWay = useRef(false);
  const [, setWaiting] = useSubmitOnline(form);

  /** `prepare` adds what takes its time, such as a proof. */
  async function send(sending: FormData, prepare?: (form: FormData) => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWaiting(!navigator.onLine);
    setSending(true);
    const answer = await ask(sending, prepare);
    isUnderWay.current = false;
    setSending(false);
    setState(answer);
  }

  async function ask(sending: FormData, prepare?: (form: FormData) => Promise<void>): Promise<State> {
    if (!navigator.onLine) return unanswered('offline', sending);
    try {
      await prepare?.(sending);
      return await postForm<State>(sending);
    } catch {
      return unanswered('no-answer', sending);
    }
  }

  return { state, send, isSending };
}
