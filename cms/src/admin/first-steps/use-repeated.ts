import { useEffect, useState } from 'react';
import type { Answer } from '../editorial/use-answer';

interface Repeated<T> {
  /** The last answer, also while it is asked for anew. */
  answer: T | undefined;
  fault: string | undefined;
  isAsking: boolean;
  again: () => void;
}

/** A question that takes seconds and can be asked again: what was answered stays until there is something newer. */
export function useRepeated<T>({ asked, again }: { asked: Answer<T>; again: () => void }): Repeated<T> {
  const [answer, setAnswer] = useState<T>();
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (asked.state === 'waiting') return;
    setAsking(false);
    if (asked.state === 'there') setAnswer(asked.answer);
  }, [asked]);
  return {
    answer,
    fault: asked.state === 'failed' ? asked.words : undefined,
    isAsking,
    again() {
      setAsking(true);
      again();
    },
  };
}
