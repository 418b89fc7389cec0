import type { ErrorCode } from './contract';

/**
 * Why a call to the provider brought no usable answer.
 * `unreachable`: nothing was sent, because nobody listened or there was no time or place left for it. `no-answer` and `broken`: the provider may have done what it was asked to.
 */
export type ProviderFailure =
  | { kind: 'unreachable' }
  | { kind: 'no-answer'; reason: 'timeout' | 'reset' }
  | { kind: 'broken'; status: number }
  | { kind: 'refused'; status: number; code: ErrorCode | undefined }
  | { kind: 'malformed'; detail: string };

/** Whether the work may have been done although no success was reported. Such a call must not be repeated blindly. */
export function mayHaveHappened(failure: ProviderFailure): boolean {
  switch (failure.kind) {
    case 'unreachable':
    case 'refused':
      return false;
    case 'no-answer':
    case 'broken':
    case 'malformed':
      return true;
  }
}

/** An outage while reading. It is thrown, because a page can only be answered from its last good copy. */
export class ProviderOutage extends Error {
  override readonly name = 'ProviderOutage';

  constructor(
    readonly endpoint: string,
    readonly failure: ProviderFailure,
  ) {
    super(`${endpoint}: ${JSON.stringify(failure)}`);
  }
}
