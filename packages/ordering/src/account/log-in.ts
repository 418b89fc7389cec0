import type { ProviderFailure } from '../provider-failure';

/** A name (or e-mail) and password; `code` is the second step by SMS. */
export interface PasswordLogin {
  username: string;
  password: string;
  code?: string;
}

export type LoginRefusal =
  | { kind: 'wrong-credentials' }
  | { kind: 'sms-required' }
  /** A code was given, and it is wrong or too old. */
  | { kind: 'wrong-code' }
  | { kind: 'rate-limited' }
  | { kind: 'outage'; failure: ProviderFailure };
