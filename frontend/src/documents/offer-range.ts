/** What a product costs at least and at most a month, in roubles, and how many offers there are. */
export interface OfferRange {
  lowPrice: number | undefined;
  highPrice: number | undefined;
  offerCount: number;
  isInStock: boolean;
  /** What the prices are prices of, in words. */
  basis: string;
}
