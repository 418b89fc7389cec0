interface Patience {
  patienceMs: number;
  isThere: () => Promise<boolean>;
}

/**
 * Waits for an answer for as long as what it needs is there, which is asked now and again; `false` when it is not. The work goes on then,
 * and what becomes of it nobody hears.
 */
export async function answerWithin(
  answer: Promise<void>,
  { patienceMs, isThere }: Patience,
): Promise<boolean> {
  const answered = answer.then(() => true);
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    try {
      if (await Promise.race([answered, late])) return true;
    } finally {
      clearTimeout(timer);
    }
    if (await isThere()) continue;
    answered.catch(() => undefined);
    return false;
  }
}
