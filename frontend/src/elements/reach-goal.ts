/** What analytics count: a goal of a counter, both set in the CMS. */
export interface Goal {
  counter: string;
  id: string;
}

type Counter = (counter: number, method: 'reachGoal', goal: string) => void;

/** Tells the counter of this page, if it has one, that a goal is reached. Nothing of analytics may ever stop a visitor. */
export function reachGoal(goal: Goal | undefined, page: object = window): void {
  const ym = 'ym' in page ? page.ym : undefined;
  if (!goal || typeof ym !== 'function') return;
  try {
    (ym as Counter)(Number(goal.counter), 'reachGoal', goal.id);
  } catch {
    // Somebody else's script.
  }
}
