/** Why a provider has said no to what a customer asked for, as far as the shop goes another way for it. */
export type RefusalReason =
  /** The session has ended, or may not do this. */
  'signed-out' | 'no-balance' | 'sold-out' | 'other';

/**
 * Why a provider brought no usable answer.
 * `unreachable`: nothing was sent, because nobody listened or there was no time or place left for it. `refused`: it has answered
 * that it did nothing. `no-answer`, `broken` and `malformed`: it may have done what it was asked to.
 */
export type ProviderFailure =
  | { kind: 'unreachable' }
  | { kind: 'no-answer'; reason: 'timeout' | 'reset' }
  /** `isOver`: the provider is done with the request. Where a gateway in between has answered, it may still be at work. */
  | { kind: 'broken'; isOver: boolean }
  | { kind: 'refused'; reason: RefusalReason }
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

/** An outage while reading. It is thrown, because a page can only be answered from its last good copy. `part` names what was asked for. */
export class ProviderOutage extends Error {
  override readonly name = 'ProviderOutage';

  constructor(
    readonly part: string,
    readonly failure: ProviderFailure,
  ) {
    super(`${part}: ${JSON.stringify(failure)}`);
  }
}
