/** What Playwright is told of a journey besides its name. */
interface Details {
  tag?: string;
  annotation?: { type: string; description: string }[];
}

/**
 * Says that a journey is for the night (docs/decisions/0109), and what fails by day without its rule: a file of tests or of journeys, and after a
 * colon the words of one of them. Those are looked for (`src/testing/nightly-journeys.test.ts`).
 */
export function byNight(...heldBy: [string, ...string[]]): Details {
  return {
    tag: '@nightly',
    annotation: heldBy.map((description) => ({ type: 'held by day by', description })),
  };
}

/** Of several alike, those that stand for all run by day, too. */
export function byNightBut(isByDay: boolean, ...heldBy: [string, ...string[]]): Details {
  return isByDay ? {} : byNight(...heldBy);
}
