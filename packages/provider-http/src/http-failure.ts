import type { ProviderFailure, RefusalReason } from '@vitrina/ordering';

/** A provider that has answered that it did nothing, with the code that it gives for that. */
export interface Refusal {
  kind: 'refused';
  status: number;
  code: string | undefined;
}

/** How a call over HTTP went wrong, with what the answer says of it: for the log, and to be told as a `ProviderFailure`. */
export type HttpFailure =
  | Exclude<ProviderFailure, { kind: 'broken' | 'refused' }>
  | { kind: 'broken'; status: number }
  | Refusal;

/** The failure as the shop knows failures; `reasonOf` knows the codes of the provider. */
export function told(failure: HttpFailure, reasonOf: (refusal: Refusal) => RefusalReason): ProviderFailure {
  switch (failure.kind) {
    case 'broken':
      // A 5xx is an answer; of a gateway in between (502, 504) it says nothing of the provider behind it.
      return { kind: 'broken', isOver: failure.status !== 502 && failure.status !== 504 };
    case 'refused':
      return { kind: 'refused', reason: reasonOf(failure) };
    default:
      return failure;
  }
}
