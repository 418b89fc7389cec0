/** Something around a service that can be asked whether it is as it must be. */
export interface Check {
  /** What holds where nothing is wrong. */
  what: string;
  /** The variables it hangs on. */
  where: string;
  /** What an operator does about it. */
  mend: string;
  /** A warning alone fails nothing. */
  level?: 'fault' | 'warning';
  /** What is wrong, or nothing. Whatever it throws is wrong, too. */
  ask: () => Promise<string | undefined> | string | undefined;
}

/** What is wrong, where, and how to mend it. */
export interface Finding {
  level: 'fault' | 'warning';
  what: string;
  where: string;
  mend: string;
}

export interface Examination {
  /** What was found as it must be. */
  fine: string[];
  findings: Finding[];
}

/** Asks everything at once. What has not answered within so many milliseconds is a fault; the process must be ended, for it may still hang. */
export async function examine(checks: readonly Check[], withinMs: number): Promise<Examination> {
  const found = await Promise.all(
    checks.map(async ({ what, where, mend, level = 'fault', ask }) => {
      const wrong = await faultOf(ask, withinMs);
      return wrong === undefined ? what : { level, what: `not so: ${what} (${wrong})`, where, mend };
    }),
  );
  return {
    fine: found.filter((one) => typeof one === 'string'),
    findings: found.filter((one) => typeof one !== 'string'),
  };
}

async function faultOf(ask: Check['ask'], withinMs: number): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${withinMs / 1_000} s`), withinMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(ask), late]);
  } catch (error) {
    return reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Of `fetch` the reason stands in the cause, and of an address with several machines in the first of its faults. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause);
}
