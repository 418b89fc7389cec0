import { useEffect, useRef, useState } from 'react';
import type { ErrorSummaryProps } from './error-summary';
import { errorsOf, type FormState } from './form-state';

type Errors = Readonly<Record<string, string>>;

const NONE: Errors = {};

/**
 * What the last try to send a form was stopped by, whether this browser or the site has found it; where focus goes when it
 * is told. It stays as it was found until the form is sent again.
 */
export function useWrongFields(state: FormState, isWrong: (name: string) => boolean) {
  const [found, noteFound] = useState(NONE);
  const summary = useRef<HTMLElement>(null);
  const isFoundHere = Object.keys(found).length > 0;
  const errors = isFoundHere ? found : errorsOf(state);

  const answered = useRef<FormState>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer, also with the same one again
  useEffect(() => {
    const isMounting = answered.current === undefined;
    const isAnswer = answered.current !== state;
    answered.current = state;
    // The page was there, and typed in, before this script has come.
    if (isMounting && document.activeElement?.matches('input, textarea, select')) return;
    if (isFoundHere || (isAnswer && state.status === 'invalid')) summary.current?.focus();
  }, [found, state]);

  const props: ErrorSummaryProps = {
    ref: summary,
    fields: Object.entries(errors).map(([name, error]) => ({ name, error, isMended: !isWrong(name) })),
  };
  return { summary: props, noteFound, forgetFound: () => noteFound(NONE) };
}
