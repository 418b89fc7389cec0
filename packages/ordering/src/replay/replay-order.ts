import { IntentHeld, type IntentId, type IntentStore } from '../orders/intent';
import { createMemoryIntents } from '../orders/memory-intents';
import type { OrderRefusal } from '../orders/order-outcome';
import type { ConfirmPriceOf } from '../orders/place-product-order';
import { placeResource, resourceFlow } from '../orders/place-resource';
import { type RecordedFailure, type RecordedStep, recordStep } from '../orders/recorded-step';
import { resourceName } from '../orders/resource-name';
import { subIntent } from '../orders/sub-intent';
import { bundleParts } from '../products/bundle/order';
import type { Order, Orders, ResourceOrder, ResourceProduct } from '../products/products';
import type { Customer, MadeResource, Resources, WantedResource } from '../provider';
import { mayHaveHappened, type ProviderFailure, type RefusalReason } from '../provider-failure';
import { fail, type Result } from '../result';

/** One attempt of an order as it was kept. */
export interface RecordedAttempt {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** As the site had it. */
  settledSeconds: number;
  steps: readonly RecordedStep[];
}

export interface Replay {
  /** Somebody at a provider that may be played with. */
  customer: Customer;
  intent: IntentId;
  order: Exclude<Order, { product: 'apps' }>;
  attempts: readonly RecordedAttempt[];
  /** What is ordered in the place of a part that this provider does not sell: the steps of both are the same. */
  standIn: (part: ResourceOrder) => Promise<ResourceOrder>;
  /** Where a resource is made; what was refused then is refused by the record. */
  confirm: ConfirmPriceOf;
}

/** What one resource did in one attempt, then and now, in short words. */
export interface ReplayedAttempt {
  name: string;
  recorded: string[];
  replayed: string[];
  isSame: boolean;
}

/**
 * Places an order once more as it was placed: each attempt at its moment, with what went wrong then going wrong at the port, and
 * all else done by the provider that is given. A creation whose answer was lost is made when the record has found it, and never
 * where it was not found. Rejects with a sentence where the record is no order's.
 */
export async function replayOrder(replay: Replay): Promise<ReplayedAttempt[]> {
  const parts: { part: ResourceOrder; intent: IntentId }[] =
    replay.order.product === 'ai'
      ? bundleParts(replay.order).map(({ key, part }) => ({ part, intent: subIntent(replay.intent, key) }))
      : [{ part: replay.order, intent: replay.intent }];
  const replayed: ReplayedAttempt[] = [];
  for (const { part, intent } of parts)
    replayed.push(...(await replayPart(replay, await replay.standIn(part), intent)));
  return replayed;
}

async function replayPart(
  { customer, attempts, confirm }: Replay,
  part: ResourceOrder,
  intent: IntentId,
): Promise<ReplayedAttempt[]> {
  const name = nameOf(part, intent);
  const own = attempts
    .map(({ steps, ...attempt }) => ({
      ...attempt,
      steps: withoutOrderEnd(steps.filter((step) => step.name === name)),
    }))
    // A look of the customer at what has become of the order is no attempt to place it.
    .filter(({ steps }) => steps.some(({ step }) => step === 'begun' || step === 'held'))
    .sort((one, other) => one.startedAt - other.startedAt);
  if (own.length === 0) throw new Error(`The record says nothing of “${name}”: is it of another order?`);
  let now = 0;
  const intents = createMemoryIntents({ now: () => now });
  const resources = customer.resources[part.product];
  if (!resources) throw new Error(`The provider makes no ${part.product}`);
  const played = new PlayedResources(resources);
  const replayed: ReplayedAttempt[] = [];
  for (const [place, { startedAt, settledSeconds, steps }] of own.entries()) {
    now = startedAt;
    played.play(
      steps,
      own.slice(place + 1).flatMap((later) => later.steps),
    );
    const told: RecordedStep[] = [];
    await placeResource(
      {
        intents: heldAs(steps, intents),
        pause: async () => undefined,
        onEvent: (entry) => told.push(recordStep(entry)),
        settledSeconds,
      },
      { ...customer, session: () => customer.session(), resources: { [part.product]: played } },
      intent,
      part,
      async () => objectionOf(steps) ?? confirm(part),
    ).catch((error: unknown) => {
      // An attempt that was cut off ends where its process did.
      if (!(error instanceof CutOff) && !(error instanceof IntentHeld)) throw error;
    });
    const [recorded, again] = [steps.map(inShort), told.map(inShort)];
    replayed.push({ name, recorded, replayed: again, isSame: recorded.join() === again.join() });
  }
  return replayed;
}

/** That an order stays with an earlier choice is said behind the ends of its resources, which know nothing of it. */
function withoutOrderEnd(steps: readonly RecordedStep[]): RecordedStep[] {
  return steps.filter(
    ({ reason }, at) => reason !== 'other-wish' || !ENDS.some((end) => end === steps[at - 1]?.step),
  );
}

const ENDS: readonly RecordedStep['step'][] = ['created', 'adopted', 'refused', 'unconfirmed'];

function nameOf({ product }: ResourceOrder, intent: IntentId): string {
  return (resourceFlow(product).nameOf ?? resourceName)(intent);
}

/** The process ended here. */
class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** A product's resources that answer as a record says, and do for real what it does not tell otherwise. */
class PlayedResources<P extends ResourceProduct> implements Resources<Orders[P]> {
  #steps: RecordedStep[] = [];
  #later: readonly RecordedStep[] = [];
  /** A creation whose answer was lost: it is made before the look that finds it. */
  #pending: (() => Promise<unknown>) | undefined;

  constructor(private readonly real: Resources<Orders[P]>) {}

  play(steps: readonly RecordedStep[], later: readonly RecordedStep[]): void {
    this.#steps = [...steps];
    this.#later = later;
  }

  async list(): Promise<Result<MadeResource[], ProviderFailure>> {
    const looked = this.#next('looked');
    if (looked === undefined) throw new CutOff('the record ends before this look');
    if (looked.found === 'unknown') return fail(failureOf(looked.failure));
    if (looked.found === 'one') await this.#makePending();
    return this.real.list();
  }

  async create(wanted: WantedResource<Orders[P]>): Promise<Result<MadeResource, ProviderFailure>> {
    this.#next('sent');
    const [end] = this.#steps;
    if (end?.step === 'answered') return this.real.create(wanted);
    const failure = end?.step === 'failed' ? failureOf(end.failure) : undefined;
    if ((!failure || mayHaveHappened(failure)) && this.#isFoundLater())
      this.#pending = () => this.real.create(wanted);
    if (!failure) throw new CutOff('the record ends after this creation was sent');
    return fail(failure);
  }

  /** The next step of that name; what is told in between needs no answer of the provider. */
  #next(step: RecordedStep['step']): RecordedStep | undefined {
    const place = this.#steps.findIndex((recorded) => recorded.step === step);
    const found = this.#steps[place];
    this.#steps = place < 0 ? [] : this.#steps.slice(place + 1);
    return found;
  }

  #isFoundLater(): boolean {
    for (const { step, found } of [...this.#steps, ...this.#later]) {
      if (step === 'sent') return false;
      if (step === 'looked' && found === 'one') return true;
    }
    return false;
  }

  async #makePending(): Promise<void> {
    const make = this.#pending;
    this.#pending = undefined;
    await make?.();
  }
}

/** Why nothing was sent, where the shop itself refused. */
function objectionOf(steps: readonly RecordedStep[]): { ok: false; reason: OrderRefusal } | undefined {
  if (steps.some(({ step }) => step === 'sent')) return undefined;
  const refused = steps.find(({ step }) => step === 'refused');
  return refused && { ok: false, reason: { kind: refused.reason } as OrderRefusal };
}

/** An intent that somebody else held, or that another instance of the site may have been at work on. */
function heldAs(steps: readonly RecordedStep[], intents: IntentStore): IntentStore {
  const isHeld = steps[0]?.step === 'held';
  const leavesAt = steps.findIndex(({ step }) => step === 'left');
  const sentBefore = steps.slice(0, Math.max(0, leavesAt)).filter(({ step }) => step === 'sent').length;
  return {
    ...intents,
    exclusively: (id, work) => {
      if (isHeld) return Promise.reject(new IntentHeld());
      let asked = 0;
      return intents.exclusively(id, () =>
        work({
          mayMake: async () => {
            asked += 1;
            // Asked before the price is, and once before each creation.
            return leavesAt < 0 || asked <= sentBefore + (sentBefore > 0 ? 1 : 0);
          },
        }),
      );
    },
  };
}

function failureOf(recorded: RecordedFailure | undefined): ProviderFailure {
  switch (recorded?.kind) {
    case 'no-answer':
      return { kind: 'no-answer', reason: recorded.reason === 'reset' ? 'reset' : 'timeout' };
    case 'broken':
      return { kind: 'broken', isOver: recorded.isOver === true };
    case 'refused':
      return { kind: 'refused', reason: (recorded.reason ?? 'other') as RefusalReason };
    case 'malformed':
      return { kind: 'malformed', detail: 'as in the record' };
    default:
      return { kind: 'unreachable' };
  }
}

/** A step without what another provider says otherwise: the number of what was made. */
function inShort({ step, found, creation, failure, reason }: RecordedStep): string {
  const told = [found, creation, failure?.kind, failure?.reason, failure?.isOver, reason];
  return [step, ...told.filter((one) => one !== undefined)].join(' ');
}
