import { fieldOf, textIn } from '../field-of';
import { identifierOf } from '../identifier-of';
import { ofUsualPeriod } from '../prices/payment-period';

/** A server that an article's card can show. */
export interface TariffChoice {
  /** As the provider calls it. */
  preset: string;
  title: string;
  location: string;
  /** Roubles a month as the price list shows it, with a public address: '1062.00'. */
  monthly: string;
  isSoldOut: boolean;
}

/** The cloud servers of the site's price feed; what is not of its shape is left out. */
export function readPrices(feed: unknown): TariffChoice[] {
  const offers = fieldOf(feed, 'offers');
  if (!Array.isArray(offers)) throw new Error('the prices have no list of offers');
  return offers.flatMap((offer: unknown) => {
    const preset = identifierOf(fieldOf(offer, 'presetId'));
    if (fieldOf(offer, 'product') !== 'cloud-server' || preset === undefined) return [];
    const monthly = ofUsualPeriod(fieldOf(offer, 'pricesWithIp') ?? fieldOf(offer, 'prices'));
    return [
      {
        preset,
        title: textIn(offer, 'title') ?? '',
        location: textIn(offer, 'locationName') ?? '',
        monthly: typeof monthly === 'string' ? monthly : '',
        isSoldOut: fieldOf(offer, 'availability') === 'sold-out',
      },
    ];
  });
}
