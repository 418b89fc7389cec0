import type { ProviderHttp } from '@vitrina/ordering';
import { clientAddress } from '~/runtime/client-address';
import { UNKNOWN_ADDRESS } from '~/runtime/forwarded-address';
import { providerHttp } from './provider-http';

/** A door to the provider for a registration: the provider counts those by the visitor's address, not by the site's. */
export async function registrationHttp(requestId: string): Promise<ProviderHttp> {
  const address = await clientAddress();
  return providerHttp(requestId, { visitorAddress: address === UNKNOWN_ADDRESS ? undefined : address });
}
