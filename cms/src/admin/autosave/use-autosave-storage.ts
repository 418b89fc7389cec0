import { useEffect, useMemo, useRef } from 'react';
import { type Autosave, storeAutosave } from './autosaves';
import { isThrownOut, returnAfterLogin } from './return-after-login';

const TYPING_PAUSE_MS = 400;
/** A new entry is left while it is saved; this long after that the page of the saved one opens. */
const SAVED_ENTRY_OPENS_WITHIN_MS = 10_000;

/** The key of an entry that has no number yet, in whatever language. */
const NEW_ENTRY = /:create(@\w+)?:/;

let leftWhileSaving: { key: string; model: string; at: number } | undefined;

interface Place {
  key: string;
  userId: string;
  model: string;
  path: string;
}

/** Stores what is typed in pauses of typing, and at the latest when the page is left. */
export function useAutosaveStorage({ key, userId, model, path }: Place, isSubmitting: boolean) {
  const waiting = useRef<{ autosave: Autosave; onKept(isKept: boolean): void }>();
  const pause = useRef<number>();
  const saving = useRef(isSubmitting);
  saving.current = isSubmitting;

  const storage = useMemo(() => {
    function flush() {
      window.clearTimeout(pause.current);
      const { current } = waiting;
      waiting.current = undefined;
      if (current !== undefined) current.onKept(storeAutosave(localStorage, current.autosave));
    }
    return {
      flush,
      put(autosave: Autosave, onKept: (isKept: boolean) => void) {
        waiting.current = { autosave, onKept };
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
    if (leftWhileSaving && isOfSavedEntry && !NEW_ENTRY.test(key)) {
      localStorage.removeItem(leftWhileSaving.key);
    }
    leftWhileSaving = undefined;
    window.addEventListener('pagehide', storage.flush);
    document.addEventListener('visibilitychange', storage.flush);
    return () => {
      storage.flush();
      window.removeEventListener('pagehide', storage.flush);
      document.removeEventListener('visibilitychange', storage.flush);
      if (isThrownOut()) returnAfterLogin(userId, path);
      else if (saving.current && NEW_ENTRY.test(key)) leftWhileSaving = { key, model, at: Date.now() };
    };
  }, [storage, key, userId, model, path]);
  return storage;
}
