import { useEffect, useMemo, useRef } from 'react';
import { type KeptWords, keepWords } from './kept-words';
import { isThrownOut, returnAfterLogin } from './return-after-login';

const TYPING_PAUSE_MS = 400;
/** A new entry is left while it is saved; this long after that the page of the saved one opens. */
const SAVED_ENTRY_OPENS_WITHIN_MS = 10_000;

let leftWhileSaving: { key: string; model: string; at: number } | undefined;

interface Place {
  key: string;
  userId: string;
  model: string;
  path: string;
}

/** Puts words on the browser's shelf in pauses of typing, and at the latest when the page is left. */
export function useShelf({ key, userId, model, path }: Place, isSubmitting: boolean) {
  const waiting = useRef<{ words: KeptWords; onKept(isKept: boolean): void }>();
  const pause = useRef<number>();
  const saving = useRef(isSubmitting);
  saving.current = isSubmitting;

  const shelf = useMemo(() => {
    function flush() {
      window.clearTimeout(pause.current);
      const { current } = waiting;
      waiting.current = undefined;
      if (current !== undefined) current.onKept(keepWords(localStorage, current.words));
    }
    return {
      flush,
      put(words: KeptWords, onKept: (isKept: boolean) => void) {
        waiting.current = { words, onKept };
        window.clearTimeout(pause.current);
        pause.current = window.setTimeout(flush, TYPING_PAUSE_MS);
      },
      holds(): boolean {
        flush();
        return localStorage.getItem(key) !== null;
      },
      clear() {
        waiting.current = undefined;
        window.clearTimeout(pause.current);
        localStorage.removeItem(key);
      },
    };
  }, [key]);

  useEffect(() => {
    const isOfSavedEntry =
      leftWhileSaving?.model === model && Date.now() - leftWhileSaving.at < SAVED_ENTRY_OPENS_WITHIN_MS;
    if (leftWhileSaving && isOfSavedEntry && !key.includes(':create:')) {
      localStorage.removeItem(leftWhileSaving.key);
    }
    leftWhileSaving = undefined;
    window.addEventListener('pagehide', shelf.flush);
    document.addEventListener('visibilitychange', shelf.flush);
    return () => {
      shelf.flush();
      window.removeEventListener('pagehide', shelf.flush);
      document.removeEventListener('visibilitychange', shelf.flush);
      if (isThrownOut()) returnAfterLogin(userId, path);
      else if (saving.current && key.includes(':create:')) leftWhileSaving = { key, model, at: Date.now() };
    };
  }, [shelf, key, userId, model, path]);
  return shelf;
}
