import type { ProviderFailure, RefusalReason } from '@vitrina/ordering';
import { type HttpFailure, type Refusal, told as toldBy } from '@vitrina/provider-http';
import type { ErrorCode } from './contract';

/** A failure of this provider as the shop knows failures. */
export function told(failure: HttpFailure): ProviderFailure {
  return toldBy(failure, reasonOf);
}

/** Whether a refusal gives this code. */
export function says({ code }: Refusal, known: ErrorCode): boolean {
  return code === known;
}

function reasonOf(refusal: Refusal): RefusalReason {
  if (says(refusal, 'no_balance_for_hour')) return 'no-balance';
  if (says(refusal, 'sold_out')) return 'sold-out';
  return refusal.status === 401 || refusal.status === 403 ? 'signed-out' : 'other';
}
