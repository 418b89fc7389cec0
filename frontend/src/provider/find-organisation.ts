import type { Organisation } from '@vitrina/ordering';
import { within } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { openProvider } from './open-provider';

/** How long anybody waits for a register that helps but is not needed. */
const PATIENCE_MS = 1_500;

/** Whether this site has a register of organisations to ask. */
export function canFindOrganisations(): boolean {
  return env().ENRICHMENT_URL !== undefined && openProvider().accounts.findOrganisation !== undefined;
}

/** An organisation by its tax number. `undefined` also without a register, and when it does not answer in time. */
export async function findOrganisation(inn: string, requestId?: string): Promise<Organisation | undefined> {
  if (!canFindOrganisations()) return undefined;
  return within(PATIENCE_MS, async () => openProvider(requestId).accounts.findOrganisation?.(inn));
}
