/** What became of an order. `unconfirmed`: nobody knows yet, the same intent may be tried again without harm. */
export type OrderOutcome =
  | { status: 'created'; id: string; name: string; adopted: boolean }
  | { status: 'refused'; reason: OrderRefusal }
  | { status: 'unconfirmed' };

export type OrderRefusal =
  | { kind: 'signed-out' }
  | { kind: 'no-balance' }
  | { kind: 'not-sold' }
  /** It is sold, but nothing of it is left for now. */
  | { kind: 'sold-out' }
  /** The machine is sold, but has too little memory for its system. */
  | { kind: 'too-small-for-system' }
  /** The shop has stopped offering this period of payment. */
  | { kind: 'no-such-period' }
  | { kind: 'price-changed' }
  /** The intent has been used for another order, which it stays with. */
  | { kind: 'other-wish' }
  | { kind: 'rejected' }
  | { kind: 'unavailable' };
