import type { ProviderAddress } from '@vitrina/content-contract/provider-trial';
import { type Catalogue, ProviderOutage } from '@vitrina/ordering';
import { createHttp } from '@vitrina/provider-http';
import { adapter } from '~/adapters/adapter';
import { type Env, env } from '~/runtime/env';

type PartName = keyof Catalogue;

/** Asks the provider for every part of its catalogue at once, as it is now; each settles by itself. */
export function askCatalogue(): Map<PartName, Promise<unknown>> {
  const { catalogue } = adapter().open(createHttp({ requestId: 'doctor', timeoutMs: 5_000, readRetries: 0 }));
  const parts = Object.keys(catalogue).filter((name): name is PartName => name in catalogue);
  return new Map(parts.map((name) => [name, catalogue[name]()]));
}

/** The addresses of the provider that are set. */
export function providerAddresses(settings: Env = env()): [ProviderAddress, string][] {
  const { PROVIDER_API_URL, LANDING_API_URL, PANEL_URL, ENRICHMENT_URL } = settings;
  return [
    ['PROVIDER_API_URL', PROVIDER_API_URL],
    ['LANDING_API_URL', LANDING_API_URL],
    ['PANEL_URL', PANEL_URL],
    ...(ENRICHMENT_URL ? [['ENRICHMENT_URL', ENRICHMENT_URL] satisfies [ProviderAddress, string]] : []),
  ];
}

/** The status with which an address answers; that of a redirect too, for it is not followed. Throws what `fetch` does. */
export async function statusAt(url: string, withinMs: number): Promise<number> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
  await answer.body?.cancel();
  return answer.status;
}

/** The provider's own failure, where it is one: any other error is a fault of ours. */
export function failureOf(error: unknown): ProviderOutage['failure'] | undefined {
  return error instanceof ProviderOutage ? error.failure : undefined;
}
