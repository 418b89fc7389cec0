import { mayHaveHappened, type ProviderFailure } from '../provider/failures';
import type { Result } from '../result';
import { type IntentId, type IntentStore, intentStartedAt } from './intent';
import { resourceName } from './resource-name';

/** What became of an order. `unconfirmed`: nobody knows yet, the same intent may be tried again without harm. */
export type OrderOutcome =
  | { status: 'created'; id: number; name: string; adopted: boolean }
  | { status: 'refused'; reason: OrderRefusal }
  | { status: 'unconfirmed'; failure: ProviderFailure };

export type OrderRefusal =
  | { kind: 'signed-out' }
  | { kind: 'no-balance' }
  | { kind: 'not-sold' }
  | { kind: 'price-changed' }
  | { kind: 'rejected'; status: number }
  | { kind: 'unavailable' };

export interface MadeResource {
  id: number;
  name: string;
  createdAt: Date;
}

/** How one kind of resource is looked up and made; the rules of exactly-once are the same for all kinds. */
export interface OrderSteps {
  list: () => Promise<Result<MadeResource[], ProviderFailure>>;
  create: (name: string) => Promise<Result<MadeResource, ProviderFailure>>;
}

export interface PlaceOrderSettings {
  intents: IntentStore;
  pause: (milliseconds: number) => Promise<void>;
}

/** The provider's clock may be behind ours by this much. */
const CLOCK_SKEW_MS = 2 * 60_000;
/** Looks after an answer that may hide a success: the provider may still be at work. */
const LOOKS_MS = [0, 400, 1_200];
const MOST_CREATIONS = 2;

/**
 * Orders one resource for one intent, at most once (decisions, section D): one try at a time; before a try, and after
 * any answer that may hide a success, the customer's resources are searched for the intent's name, and what is found
 * is adopted. Only 'certainly not created' leads to another creation. Never throws for what the provider does.
 */
export async function placeOrder(
  settings: PlaceOrderSettings,
  intent: IntentId,
  steps: OrderSteps,
): Promise<OrderOutcome> {
  return settings.intents.exclusively(intent, async () => {
    const name = resourceName(intent);
    const before = await findMade(steps, intent, name);
    if (!before.ok) return beforeAnythingWasSent(before.failure);
    if (before.value) return created(before.value, true);
    for (let creation = 1; ; creation += 1) {
      const made = await steps.create(name);
      if (made.ok) return created(made.value, false);
      if (!mayHaveHappened(made.failure)) return { status: 'refused', reason: toRefusal(made.failure) };
      const hidden = await searchAfter(made.failure, settings, steps, intent, name);
      if (hidden !== 'certainly-not-created') return hidden;
      if (creation >= MOST_CREATIONS) return { status: 'unconfirmed', failure: made.failure };
    }
  });
}

async function searchAfter(
  failure: ProviderFailure,
  settings: PlaceOrderSettings,
  steps: OrderSteps,
  intent: IntentId,
  name: string,
): Promise<OrderOutcome | 'certainly-not-created'> {
  for (const wait of LOOKS_MS) {
    if (wait > 0) await settings.pause(wait);
    const found = await findMade(steps, intent, name);
    if (!found.ok) return { status: 'unconfirmed', failure };
    if (found.value) return created(found.value, true);
  }
  return isOver(failure) ? 'certainly-not-created' : { status: 'unconfirmed', failure };
}

/**
 * A 5xx is an answer: the provider is done with the request. After a timeout or a reset it may still be at work,
 * also when it is a gateway in between that tells of them (502, 504).
 */
function isOver(failure: ProviderFailure): boolean {
  return failure.kind === 'broken' && failure.status !== 502 && failure.status !== 504;
}

async function findMade(
  steps: OrderSteps,
  intent: IntentId,
  name: string,
): Promise<Result<MadeResource | undefined, ProviderFailure>> {
  const since = intentStartedAt(intent).getTime() - CLOCK_SKEW_MS;
  const listed = await steps.list();
  if (!listed.ok) return listed;
  const made = listed.value.find(
    (resource) => resource.name === name && resource.createdAt.getTime() >= since,
  );
  return { ok: true, value: made };
}

function created(resource: MadeResource, adopted: boolean): OrderOutcome {
  return { status: 'created', id: resource.id, name: resource.name, adopted };
}

function beforeAnythingWasSent(failure: ProviderFailure): OrderOutcome {
  return { status: 'refused', reason: toRefusal(failure) };
}

function toRefusal(failure: ProviderFailure): OrderRefusal {
  if (failure.kind !== 'refused') return { kind: 'unavailable' };
  if (failure.code === 'no_balance_for_hour') return { kind: 'no-balance' };
  if (failure.status === 401 || failure.status === 403) return { kind: 'signed-out' };
  return { kind: 'rejected', status: failure.status };
}
