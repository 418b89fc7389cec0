import type { Caller } from './caller';

/** A call before its body has been checked. */
export interface Visit {
  body: unknown;
  params: Readonly<Record<string, string>>;
  caller: Caller;
}
