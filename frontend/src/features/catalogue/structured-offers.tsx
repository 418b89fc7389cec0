import 'server-only';
import type { Product, WithContext } from 'schema-dts';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { env } from '~/env';
import { log } from '~/log';
import { catalogue } from '~/provider/catalogue';
import { OUTAGE, orOutage } from '~/provider/or-outage';
import { StructuredData } from '~/site/structured-data';
import { databaseOfferRange, type OfferRange, serverOfferRange } from './offer-range';

interface StructuredOffersProps {
  of: 'cloud-servers' | 'databases';
  name: string;
  description: string;
  /** The address of the page, without the site. */
  path: string;
}

/** Tells search engines what a page sells and at what prices. Nothing is said of prices that nobody can tell. */
export async function StructuredOffers({ of, ...product }: StructuredOffersProps) {
  const [range, { brand }] = await Promise.all([RANGES[of](), getSite()]);
  return range && <StructuredData thing={toProduct(product, range, env().SITE_URL, brand)} />;
}

/** What stands in the page, apart from where its figures come from. */
export function toProduct(
  { name, description, path }: Omit<StructuredOffersProps, 'of'>,
  { lowPrice, highPrice, offerCount, isInStock }: OfferRange,
  site: string,
  brand: string,
): WithContext<Product> {
  const url = `${site}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...{ name, description, url, category: 'Облачный хостинг' },
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      ...(lowPrice !== undefined && { lowPrice }),
      ...(highPrice !== undefined && { highPrice }),
      ...{ offerCount, priceCurrency: 'RUB', url: `${url}#tariffs` },
      availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
  };
}

const RANGES: Record<StructuredOffersProps['of'], () => Promise<OfferRange | undefined>> = {
  'cloud-servers': getServerRange,
  databases: getDatabaseRange,
};

async function getServerRange(): Promise<OfferRange | undefined> {
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

async function getDatabaseRange(): Promise<OfferRange | undefined> {
  const [commerce, tariffs] = await Promise.all([orOutage(getCommerce), orOutage(catalogue.databaseTariffs)]);
  return commerce === OUTAGE || tariffs === OUTAGE ? undefined : databaseOfferRange(tariffs, commerce);
}
