import { noteHealth } from './health';
import { metrics } from './metrics';

/** What is the fault of nobody's choice or form: of those who sell. */
const FAILURES: ReadonlySet<string> = new Set(['failed', 'unconfirmed', 'unavailable', 'rejected', 'outage']);

/** What has become of an order; `outcome` is its status, or why it was refused. */
export function noteOrder(product: string, outcome: string): void {
  metrics().orders.inc({ product, outcome });
  noteHealth('orders', !FAILURES.has(outcome));
}

/** A registration, and what has become of it also where it ends in an error of ours. */
export async function noteRegistration<
  Outcome extends { ok: true } | { ok: false; failure: { kind: string } },
>(register: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = 'failed';
  try {
    const account = await register();
    outcome = account.ok ? 'registered' : account.failure.kind;
    return account;
  } finally {
    metrics().registrations.inc({ outcome });
    noteHealth('registrations', !FAILURES.has(outcome));
  }
}

/** A wrong password is the visitor's. */
export function noteLogin(outcome: string): void {
  metrics().logins.inc({ outcome });
}
