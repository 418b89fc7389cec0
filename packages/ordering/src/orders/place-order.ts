import type { MadeResource } from '../provider';
import { mayHaveHappened, type ProviderFailure } from '../provider-failure';
import type { Result } from '../result';
import type { IntentId, IntentStore, Turn } from './intent';
import { type OrderEvent, type OrderJournal, tellEnd } from './order-journal';
import type { OrderOutcome, OrderRefusal } from './order-outcome';
import { claimKey, ownResource } from './own-resource';
import { resourceName } from './resource-name';

/** How one kind of resource is looked up and made; the rules of exactly-once are the same for all kinds. */
export interface OrderSteps {
  /** Names the kind where its resources are told apart from those of other kinds. */
  kind: string;
  /** All resources of the customer of this kind. */
  list: () => Promise<Result<MadeResource[], ProviderFailure>>;
  /** Why this must not be made now, if so. Asked only when the intent has made nothing yet. */
  objection: () => Promise<OrderRefusal | undefined>;
  /** The name that an intent's resource bears; `resourceName` unless the kind has rules of its own. */
  nameOf?: (intent: IntentId) => string;
  create: (name: string) => Promise<Result<MadeResource, ProviderFailure>>;
}

export interface PlaceOrderSettings {
  intents: IntentStore;
  pause: (milliseconds: number) => Promise<void>;
  onEvent?: OrderJournal | undefined;
  /** What a provider has not finished after this long, it has dropped. Until then a lost creation is not sent again. */
  settledSeconds?: number | undefined;
}

/** Looks after an answer that may hide a success: the provider may still be at work. */
const LOOKS_MS = [0, 400, 1_200];
const MOST_CREATIONS = 2;
const SETTLED_SECONDS = 120;
/** Longer than an intent is offered again by any form. */
const CLAIM_SECONDS = 24 * 60 * 60;

/**
 * Orders one resource for one intent, at most once (rule R50): one try at a time; before a try, and after
 * any answer that may hide a success, the customer's resources are searched for the intent's name, and what is found
 * is adopted. Only 'certainly not created' leads to another creation: a note that a creation was sent stands until its
 * end is known or can no longer come. Where another instance may be at work, nothing is made: what that one makes is
 * adopted, or the order is `unconfirmed`. Throws only `IntentHeld`.
 */
export async function placeOrder(
  settings: PlaceOrderSettings,
  intent: IntentId,
  steps: OrderSteps,
): Promise<OrderOutcome> {
  const attempt = new Attempt(settings, intent, steps);
  const end = settings.intents.exclusively<OrderOutcome>(intent, async (turn) => {
    attempt.tell({ step: 'begun' });
    // Asked before the look: a creation may end, and its note run out, while the list is on its way.
    const wasSent = await attempt.wasSent();
    const found = await attempt.look();
    // An earlier try of this intent may still be under way at the provider: it is waited for, never repeated.
    if (found === 'nothing') return wasSent ? attempt.lookAgain() : attempt.makeUnlessObjected(turn);
    if (found !== 'unknown') return found;
    return wasSent ? { status: 'unconfirmed' } : attempt.refusedLook();
  });
  return tellEnd((event) => attempt.tell(event), end);
}

/** One turn of one intent. It holds what the steps of a turn share, and nothing that outlives it. */
class Attempt {
  readonly #name: string;
  readonly #sentKey: string;
  #lookFailure: ProviderFailure | undefined;

  constructor(
    private readonly settings: PlaceOrderSettings,
    private readonly intent: IntentId,
    private readonly steps: OrderSteps,
  ) {
    this.#name = (steps.nameOf ?? resourceName)(intent);
    this.#sentKey = `sent:${intent}`;
  }

  tell(event: OrderEvent): void {
    const { intent, steps, settings } = this;
    settings.onEvent?.({ intent, kind: steps.kind, name: this.#name, ...event });
  }

  async wasSent(): Promise<boolean> {
    const wasSent = (await this.settings.intents.recall(this.#sentKey)) !== undefined;
    if (wasSent) this.tell({ step: 'resumed' });
    return wasSent;
  }

  refusedLook(): OrderOutcome {
    return refused(this.#lookFailure ?? { kind: 'unreachable' });
  }

  /** What the intent has made, as far as the provider tells. */
  async look(): Promise<OrderOutcome | 'nothing' | 'unknown'> {
    const listed = await this.steps.list();
    if (!listed.ok) {
      this.#lookFailure = listed.failure;
      this.tell({ step: 'looked', found: 'unknown', failure: listed.failure });
      return 'unknown';
    }
    const { intent, steps, settings } = this;
    const intended = { intent, kind: steps.kind, name: this.#name };
    const found = await ownResource(settings.intents, intended, listed.value);
    this.tell({ step: 'looked', found: found ? { id: found.id } : 'nothing' });
    return found ? this.#created(found, true) : 'nothing';
  }

  async makeUnlessObjected(turn: Turn): Promise<OrderOutcome> {
    // Asked first, because an objection would say that nothing was ordered.
    if (!(await turn.mayMake())) return this.#leaveToOthers();
    const reason = await this.steps.objection();
    return reason ? { status: 'refused', reason } : this.#make(turn);
  }

  async #make(turn: Turn): Promise<OrderOutcome> {
    for (let creation = 1; ; creation += 1) {
      await this.#noteSending(creation);
      // The objection took its time, and so does a creation before a second one. The note stays: by now it may be another's.
      if (!(await turn.mayMake())) return this.#leaveToOthers();
      const made = await this.#send(creation);
      if (made.ok) return this.#created(made.value, false);
      if (!mayHaveHappened(made.failure)) {
        await this.#settle();
        return refused(made.failure);
      }
      // Again, for a keeper of notes that was away when it was sent: the one that was there may be the next to go.
      await this.#noteSending(creation);
      const hidden = await this.lookAgain();
      if (hidden.status === 'created' || !isOver(made.failure) || this.#lookFailure) return hidden;
      await this.#settle();
      if (creation >= MOST_CREATIONS) return { status: 'refused', reason: { kind: 'unavailable' } };
    }
  }

  /** Somebody else may be making it: that is all this instance can find out. */
  #leaveToOthers(): Promise<OrderOutcome> {
    this.tell({ step: 'left' });
    return this.lookAgain();
  }

  async #noteSending(creation: number): Promise<void> {
    const { intents, settledSeconds = SETTLED_SECONDS } = this.settings;
    await intents.remember(this.#sentKey, String(creation), settledSeconds);
  }

  async #send(creation: number): Promise<Result<MadeResource, ProviderFailure>> {
    this.tell({ step: 'sent', creation });
    const made = await this.steps.create(this.#name);
    this.tell(made.ok ? { step: 'answered', id: made.value.id } : { step: 'failed', failure: made.failure });
    return made;
  }

  async #settle(): Promise<void> {
    await this.settings.intents.forget(this.#sentKey);
    this.tell({ step: 'settled' });
  }

  async lookAgain(): Promise<OrderOutcome> {
    this.#lookFailure = undefined;
    for (const wait of LOOKS_MS) {
      if (wait > 0) await this.settings.pause(wait);
      const found = await this.look();
      if (found === 'unknown') break;
      if (found !== 'nothing') return found;
    }
    return { status: 'unconfirmed' };
  }

  async #created(resource: MadeResource, adopted: boolean): Promise<OrderOutcome> {
    const { intents } = this.settings;
    await intents.remember(claimKey(this.steps.kind, resource), this.intent, CLAIM_SECONDS);
    return { status: 'created', id: resource.id, name: resource.name, adopted };
  }
}

/** After a timeout or a reset the provider may still be at work. */
function isOver(failure: ProviderFailure): boolean {
  return failure.kind === 'broken' && failure.isOver;
}

function refused(failure: ProviderFailure): OrderOutcome {
  return { status: 'refused', reason: toRefusal(failure) };
}

function toRefusal(failure: ProviderFailure): OrderRefusal {
  if (failure.kind !== 'refused') return { kind: 'unavailable' };
  return { kind: failure.reason === 'other' ? 'rejected' : failure.reason };
}
