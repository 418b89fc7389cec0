import type { ProviderFailure } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';

/**
 * Asks the provider to write to an address how to set a new password. Whether somebody is known there is nobody's
 * business: a refusal is a success too (decisions, section D), only an outage is told.
 */
export async function recoverAccess(
  http: ProviderHttp,
  email: string,
): Promise<Result<void, { kind: 'outage'; failure: ProviderFailure }>> {
  const answer = await http('recoverAccess', { email: email.trim() });
  if (answer.ok || answer.failure.kind === 'refused') return succeed(undefined);
  return fail({ kind: 'outage', failure: answer.failure });
}
