import type { MadeResource } from '../provider';
import { type IntentId, type IntentStore, intentStartedAt } from './intent';

/** What an intent makes: one resource of a kind, under a name that is a function of the intent. */
export interface IntendedResource {
  intent: IntentId;
  kind: string;
  name: string;
}

/** The provider's clock may be behind ours by this much. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** Which of a customer's resources an intent has made, if any. */
export async function ownResource(
  intents: Pick<IntentStore, 'recall'>,
  { intent, kind, name }: IntendedResource,
  resources: readonly MadeResource[],
): Promise<MadeResource | undefined> {
  const since = intentStartedAt(intent).getTime() - CLOCK_SKEW_MS;
  let unclaimed: MadeResource | undefined;
  for (const resource of resources) {
    if (resource.name !== name) continue;
    if (resource.createdAt && resource.createdAt.getTime() < since) continue;
    // Names repeat once in some ten thousand: what another intent has made is not taken for this one's.
    const claim = await intents.recall(claimKey(kind, resource));
    if (claim === intent) return resource;
    if (claim === undefined) unclaimed ??= resource;
  }
  return unclaimed;
}

/** Under which it is noted whose a resource is. */
export function claimKey(kind: string, { id }: Pick<MadeResource, 'id'>): string {
  return `claim:${kind}:${id}`;
}
