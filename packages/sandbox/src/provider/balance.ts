import type { Customer } from '../account/customer-table';
import { type Refused, refuse } from './reply';

/** Refuses a customer whose address says that there is no money: how a test meets an empty balance (see the README). */
export function refuseWithoutBalance({ email }: Customer): Refused | undefined {
  return email.startsWith('no-balance')
    ? refuse(403, 'no_balance_for_hour', 'The balance is not enough for an hour')
    : undefined;
}
