import type { Product, WithContext } from 'schema-dts';
import { t } from '~/messages';
import { shopCurrency } from '~/messages/currency';
import { absolute } from './absolute';
import type { OfferRange } from './offer-range';
import { StructuredData } from './structured-data';

interface StructuredOffersProps {
  name: string;
  description: string;
  /** The address of the page, without the site. */
  path: string;
  brand: string;
  range: OfferRange;
}

/** Tells search engines what a page sells and at what prices. */
export function StructuredOffers({ name, description, path, brand, range }: StructuredOffersProps) {
  const { lowPrice, highPrice, offerCount, isInStock, basis } = range;
  const product: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...{ name, description, url: absolute(path), category: t.shell.offerCategory },
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      ...(lowPrice !== undefined && { lowPrice }),
      ...(highPrice !== undefined && { highPrice }),
      ...{ description: basis, offerCount, priceCurrency: shopCurrency(), url: `${absolute(path)}#tariffs` },
      availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
  };
  return <StructuredData thing={product} />;
}
