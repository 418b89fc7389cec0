import { getCommerce } from '~/content/get-commerce';
import type { OfferRange } from '~/documents/offer-range';
import { catalogue } from '~/provider/catalogue';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import { log } from '~/runtime/log';
import { serverOfferRange } from './offer-range';

/** What search engines are told of cloud servers; `undefined` while nobody can tell the rules of their price. */
export async function getServerRange(): Promise<OfferRange | undefined> {
  const [commerce, tariffs, configurators] = await Promise.all([
    orUnavailable(getCommerce),
    orUnavailable(catalogue.serverTariffs),
    orUnavailable(catalogue.serverConfigurators),
  ]);
  if (commerce === UNAVAILABLE) return undefined;
  // Rule R26: logged, the default value kept.
  if (configurators === UNAVAILABLE)
    log.warn('prices of configurators for search engines are the default ones');
  return serverOfferRange(
    tariffs === UNAVAILABLE ? undefined : tariffs,
    configurators === UNAVAILABLE ? undefined : configurators,
    commerce,
  );
}
