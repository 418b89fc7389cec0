import { currentIntent, type IntentId } from '@vitrina/ordering';
import { makerOfNewIntents } from '~/storage/intents';

/** The intent that an address carries while it is recent, or a new one that this site can keep at the moment. */
export async function orderIntent(carried: string | null): Promise<IntentId> {
  return currentIntent(carried, { maker: await makerOfNewIntents() });
}
