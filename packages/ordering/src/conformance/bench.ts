import type { CustomerSession } from '../account/session';
import type { LocationCode } from '../catalogue/location';
import type { IntentId, IntentStore } from '../orders/intent';
import { createMemoryIntents } from '../orders/memory-intents';
import type { OrderOutcome } from '../orders/order-outcome';
import { placeResource } from '../orders/place-resource';
import { resourceName } from '../orders/resource-name';
import { FLOWS, type Orders, type ResourceProduct } from '../products/products';
import type { Provider } from '../provider';

/** What a provider does wrong with one call. `after`: the work is done all the same. */
export type Mischief =
  /** The connection breaks. */
  | { kind: 'reset'; after: boolean }
  /** No answer comes in time. */
  | { kind: 'silence'; after: boolean }
  /** The provider says that it failed (HTTP 500). */
  | { kind: 'error'; after: boolean }
  /** A gateway in between says that it waited too long (HTTP 504). */
  | { kind: 'gateway'; after: boolean }
  /** The connection breaks, or a gateway answers for the provider (HTTP 504), and the work is done a quarter of a second after that. */
  | { kind: 'late' }
  /** The work is done, and the answer cannot be read. */
  | { kind: 'garbage' };

/** What goes wrong with a list that an order looks through. */
export type ListMischief = 'silence' | 'error' | 'garbage' | 'cut-short';

/**
 * A provider on the bench: the adapter that is tried, and hands that reach behind it. Whoever writes an adapter writes these
 * against a real provider, a sandbox of it, or a server of a hundred lines that plays it.
 */
export interface Bench<P extends ResourceProduct = ResourceProduct> {
  provider: Provider;
  product: P;
  /** Something that is sold now, and where it is made. */
  order: Orders[P] & { product: P };
  location: LocationCode;
  newCustomer(): Promise<CustomerSession>;
  /** The names of what a customer has of the product, asked past the adapter. */
  owned(session: CustomerSession): Promise<string[]>;
  /** Makes so many for the customer, past the adapter: more than stand on one page of the list. */
  own(session: CustomerSession, count: number): Promise<void>;
  /** Spoils the next creation. */
  spoilCreation(mischief: Mischief): Promise<void> | void;
  /** Spoils the list, for as many tries as the adapter makes of a read. */
  spoilList(mischief: ListMischief): Promise<void> | void;
  forgetMischief(): Promise<void> | void;
  /** From now on nothing of what is ordered is left. */
  sellOut(): Promise<void> | void;
  /** The session of a customer opens nothing from now on, and cannot be renewed. */
  endSession(session: CustomerSession): Promise<void> | void;
  /** The same customer, logged in again. */
  logInAgain(session: CustomerSession): Promise<CustomerSession>;
  /** How long the adapter waits for an answer, in milliseconds: as short as a test likes. */
  waitAtMost(milliseconds: number | undefined): void;
}

/** The name that the resource of an intent bears. */
export function nameAt({ product }: Bench, intent: IntentId): string {
  const { fulfilment } = FLOWS[product];
  return fulfilment.kind === 'resource' && fulfilment.nameOf
    ? fulfilment.nameOf(intent)
    : resourceName(intent);
}

/** A customer at the bench, who orders by intents; `pass` moves the clock of the notes. */
export async function customerAt(bench: Bench) {
  let ahead = 0;
  const intents: IntentStore = createMemoryIntents({ now: () => Date.now() + ahead });
  const session = await bench.newCustomer();
  return {
    session,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    owned: () => bench.owned(session),
    /** `between` happens after the look for what was made, and before the creation. */
    order: (
      intent: IntentId,
      { as = session, between }: { as?: CustomerSession; between?: () => Promise<void> | void } = {},
    ): Promise<OrderOutcome> =>
      placeResource(
        { intents, pause: async () => undefined },
        bench.provider.as(as),
        intent,
        bench.order,
        async () => {
          await between?.();
          return { ok: true, location: bench.location };
        },
      ),
  };
}
