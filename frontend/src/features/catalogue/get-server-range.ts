import 'server-only';
import { getCommerce } from '~/content/get-commerce';
import type { OfferRange } from '~/documents/offer-range';
import { catalogue } from '~/provider/catalogue';
import { OUTAGE, orOutage } from '~/rendering/or-outage';
import { log } from '~/runtime/log';
import { serverOfferRange } from './offer-range';

/** What search engines are told of cloud servers; `undefined` while nobody can tell the rules of their price. */
export async function getServerRange(): Promise<OfferRange | undefined> {
  const [commerce, tariffs, configurators] = await Promise.all([
    orOutage(getCommerce),
    orOutage(catalogue.serverTariffs),
    orOutage(catalogue.serverConfigurators),
  ]);
  if (commerce === OUTAGE) return undefined;
  // Specification 001, section 8: logged, the default value kept.
  if (configurators === OUTAGE) log.warn('prices of configurators for search engines are the default ones');
  return serverOfferRange(
    tariffs === OUTAGE ? undefined : tariffs,
    configurators === OUTAGE ? undefined : configurators,
    commerce,
  );
}
