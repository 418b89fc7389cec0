import type { PanelPath } from '../account/panel';
import type { IntentId } from '../orders/intent';

/** How a mode is spelled that registers for an order of a product (rule R1). */
export type FlowMode = `registration${Capitalize<string>}`;

/** What a product is to the addresses of the site and of the panel. It is small: it is also in the browser. */
export interface Flow<Order> {
  /** The value of `auth` that registers for an order of it. */
  auth: FlowMode;
  /** Query keys that its addresses carry (rule R4), with the period where the order has one, and the intent. */
  keys: readonly string[];
  /** The query of the flow: the product's reader reads the same order from it. */
  write: (order: Order) => URLSearchParams;
  /** The panel's page for somebody who has not chosen anything of it yet (rule R54). */
  section: PanelPath;
  fulfilment: Fulfilment<Order>;
}

/** What becomes of an order. */
export type Fulfilment<Order> =
  | ResourceFulfilment
  /** The customer makes it in the panel, on this page; nothing is asked for. */
  | { kind: 'panel'; page: (order: Order) => PanelPath }
  /** Each part is an order of its own, and the customer goes to this page. */
  | { kind: 'parts'; page: (order: Order) => PanelPath };

/** It makes one resource. */
export interface ResourceFulfilment {
  kind: 'resource';
  /** Under this word what an intent has made is noted, also by an instance of an older version: it stays as it is. */
  claim: string;
  /** The panel's page of what was made (rule R53). */
  page: (id: string) => PanelPath;
  /** Where a customer can go on who has no money for an hour (rule R55). */
  withoutBalance?: PanelPath;
  /** The name that the resource of an intent bears, where the product has rules of its own. */
  nameOf?: (intent: IntentId) => string;
}
