import { useCallback, useEffect, useRef } from 'react';
import { paths } from '~/urls/paths';

/** Younger than the challenge's own lifetime, so that the proof is still good when it arrives. */
const GOOD_MS = 10 * 60_000;

interface Proof {
  since: number;
  text: Promise<string>;
}

/**
 * A proof that a browser is at work, made while the visitor types. `take` gives it for one sending; the next one gets
 * another. It is '' where none can be made: the site then takes its slower way.
 */
export function useProof(): { take: () => Promise<string> } {
  const waiting = useRef<Proof>(undefined);

  const prepare = useCallback(() => {
    waiting.current = { since: Date.now(), text: makeProof() };
    return waiting.current;
  }, []);

  useEffect(() => {
    prepare();
  }, [prepare]);

  const take = useCallback(async () => {
    const made = waiting.current;
    const isGood = made !== undefined && Date.now() - made.since < GOOD_MS;
    const proof = await (isGood ? made : prepare()).text;
    waiting.current = undefined;
    return proof;
  }, [prepare]);

  return { take };
}

async function makeProof(): Promise<string> {
  try {
    const [answer, { solve }] = await Promise.all([
      fetch(paths.botCheck, { cache: 'no-store' }),
      import('./solve-challenge'),
    ]);
    return answer.ok ? await solve(await answer.json()) : '';
  } catch {
    // Whatever went wrong, the form can still be sent the slower way.
    return '';
  }
}
