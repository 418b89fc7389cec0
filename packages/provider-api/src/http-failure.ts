import type { ProviderFailure, RefusalReason } from '@vitrina/ordering';
import type { ErrorCode } from './contract';

/** How a call over HTTP went wrong, with what the provider's answer says of it. For the log, and to be told as a `ProviderFailure`. */
export type HttpFailure =
  | Exclude<ProviderFailure, { kind: 'broken' | 'refused' }>
  | { kind: 'broken'; status: number }
  | { kind: 'refused'; status: number; code: ErrorCode | undefined };

/** The failure as the shop knows failures. */
export function told(failure: HttpFailure): ProviderFailure {
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

function reasonOf({ status, code }: Extract<HttpFailure, { kind: 'refused' }>): RefusalReason {
  if (code === 'no_balance_for_hour') return 'no-balance';
  if (code === 'sold_out') return 'sold-out';
  return status === 401 || status === 403 ? 'signed-out' : 'other';
}
