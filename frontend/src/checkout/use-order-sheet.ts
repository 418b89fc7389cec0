import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { tell } from '~/elements/site-events';
import { t } from '~/messages';
import { optionField, optionFields, withOrderOf } from './option-fields';
import type { OrderSheet } from './order-sheet';
import { readSheetAnswer, sheetPath } from './sheet-answer';

/** How the price of the choice stands to the one that is shown. */
export type Counting =
  | { status: 'counted' | 'counting' }
  /** The choice counts all the same when the form is sent; its price is then told before anything is ordered. */
  | { status: 'uncounted'; text: string };

const PATIENCE_MS = 10_000;

/**
 * The sheet of an order as it is chosen in the form that it stands in: it follows the options at once, so that what is shown
 * is what is sent, and the address follows it, so that a reload or the way back leads to the same choice. `answered` is what
 * the last answer to the form says of the order.
 */
export function useOrderSheet(
  form: RefObject<HTMLFormElement | null>,
  start: OrderSheet,
  answered: OrderSheet | undefined,
) {
  const [shown, setShown] = useState({ sheet: answered ?? start, answered });
  const [counting, setCounting] = useState<Counting>({ status: 'counted' });
  const asked = useRef<AbortController>(undefined);

  // The newer of the two counts: what was asked for here, or an answer to the form.
  if (answered !== undefined && answered !== shown.answered) {
    setShown({ sheet: answered, answered });
    setCounting({ status: 'counted' });
  }
  const { sheet } = shown;

  const recount = useCallback(async () => {
    if (!form.current) return;
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    // An answer that has come and is not drawn yet is of the choice before this one: drawn now, it would take this one back.
    setShown((known) => ({ ...known, sheet }));
    setCounting({ status: 'counting' });
    try {
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const response = await fetch(sheetPath(sheet, new FormData(form.current)), {
        signal,
        cache: 'no-store',
      });
      const answer = readSheetAnswer(await response.json());
      if (asking.signal.aborted) return;
      if (answer.kind === 'none') {
        setCounting({ status: 'uncounted', text: answer.text });
        return;
      }
      setShown((known) => ({ ...known, sheet: answer.sheet }));
      setCounting({ status: 'counted' });
      followInAddress(answer.sheet);
      const { period } = answer.sheet;
      if (period !== sheet.period) tell({ name: 'period-choice', period });
    } catch {
      // A newer question has taken the place of this one, and tells what becomes of it.
      if (!asking.signal.aborted) setCounting({ status: 'uncounted', text: t.order.priceUnknownOffline });
    }
  }, [form, sheet]);

  // A choice made before this script came, or kept by the browser over a reload, is not the one that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const current = form.current;
    if (current && !isAsChosen(sheet, new FormData(current))) void recount();
    return () => asked.current?.abort();
  }, []);

  useEffect(() => {
    if (counting.status !== 'uncounted') return;
    addEventListener('online', recount);
    return () => removeEventListener('online', recount);
  }, [counting, recount]);

  return { sheet, counting, recount };
}

function isAsChosen({ options }: OrderSheet, form: FormData): boolean {
  const chosen = new Map(options.map((option) => [optionField(option), option.chosen]));
  return optionFields(form).every(([name, value]) => chosen.get(name) === value);
}

/** In place, with the intent of the order: another choice of it is the same order until something is made of it. */
function followInAddress(sheet: OrderSheet): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    null,
    '',
    `${pathname}?${withOrderOf(new URLSearchParams(search), sheet)}${hash}`,
  );
}
