export type PlanAction = 'publish' | 'unpublish';

/**
 * `waiting` until the moment comes, `running` while one instance holds the claim, then one of the ends:
 * `needless` found the entry as the plan wanted it.
 */
export type PlanState = 'waiting' | 'running' | 'done' | 'needless' | 'refused' | 'cancelled';

/** A plan as the panel shows it. */
export interface ShownPlan {
  id: number;
  action: PlanAction;
  dueAt: string;
  state: PlanState;
  outcome: string | null;
  person: string;
}

export interface PlansOfEntry {
  open: ShownPlan[];
  ended: ShownPlan[];
  mayPlan: boolean;
}

export interface ListedPlan extends ShownPlan {
  uid: string;
  documentId: string;
  language: string | null;
  title: string;
  type: string;
}
