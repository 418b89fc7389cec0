/** Until when something must have ended. It is shared by all calls that serve one page or one action. */
export interface Deadline {
  /** Milliseconds that are left; 0 when it is over. */
  left(): number;
}

/** A bound on how many calls are on their way at once, whoever makes them. */
export interface Bulkhead {
  /** A place among them, to be given back at the end; `undefined` when there is none. Nobody waits for one. */
  enter(): (() => void) | undefined;
}
