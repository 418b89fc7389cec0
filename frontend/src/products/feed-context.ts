import {
  type Catalogue,
  eachPeriod,
  exactRoubles,
  type Identifier,
  idInJson,
  type LocationCode,
  type Money,
  multiplierOf,
  offeredPeriods,
  type PartOf,
  type PaymentPeriod,
  type PricingRules,
  quote,
  type ServerConfigurator,
  usualPeriod,
} from '@vitrina/ordering';
import { locationName } from '~/copy/taxonomy';
import type { FeedConfigurator, FeedOffer, PeriodPrices } from './feed-record';

/** The parts of the catalogue, each as it was at a moment. */
export type DatedCatalogue = {
  readonly [Part in keyof Catalogue]: { dated: () => Promise<DatedPart<Part>> };
};

/** A part of the catalogue as it was at a moment. */
export interface DatedPart<Name extends keyof Catalogue> {
  part: PartOf<Name>;
  asOf: string;
}

/** What the price feed has of one product. */
export interface ProductFeed {
  /** When each of the parts was asked for that its prices are of. */
  moments: readonly string[];
  offers: (context: RecordContext) => FeedOffer[];
  /** What is priced by what it is built of. */
  configurators?: (context: RecordContext) => FeedConfigurator[];
}

/** The half of the price feed that is a product's own. */
export interface Feed {
  /** What the feed calls its tariffs. It is published: a word that readers know stays as it is. */
  tariffs: string;
  /** Asks for what the feed tells of it. Throws `ProviderOutage`. */
  ask: (catalogue: DatedCatalogue) => Promise<ProductFeed>;
}

interface Priced {
  presetId: Identifier;
  title: string;
  location: LocationCode | undefined;
  price: Money;
  isSoldOut?: boolean;
}

/** What all records of a feed have in common: how they are priced, and where they lead. */
export class RecordContext {
  constructor(
    readonly rules: PricingRules,
    private readonly site: string,
  ) {}

  /** An offer but for what it consists of. `path` is where it is ordered or chosen. */
  offer(product: string, priced: Priced, asOf: string, path: string): Omit<FeedOffer, 'specs'> {
    const { presetId, title, location, price, isSoldOut } = priced;
    return {
      ...{ id: `${product}/${presetId}`, product, presetId: idInJson(presetId), title },
      ...(location && placeOf(location)),
      availability: isSoldOut ? 'sold-out' : 'in-stock',
      prices: this.prices(price),
      ...{ url: this.url(path), asOf },
    };
  }

  /** The period of an order that a record leads to. */
  get period(): PaymentPeriod {
    return usualPeriod(offeredPeriods(this.rules.multipliers));
  }

  prices(price: Money, floatingIp?: Money): PeriodPrices {
    const { multipliers } = this.rules;
    return eachPeriod(offeredPeriods(multipliers), (period) =>
      exactRoubles(quote(price, { floatingIp, discount: multiplierOf(multipliers, period) })),
    );
  }

  url(path: string): string {
    return `${this.site}${path}`;
  }
}

export function placeOf(location: LocationCode): { location: string; locationName: string } {
  return { location, locationName: locationName(location) };
}

/** Limits and prices of a machine of any size. */
export function byUnit({
  cpu,
  ramMb,
  diskMb,
  unitPrices,
}: Pick<ServerConfigurator, 'cpu' | 'ramMb' | 'diskMb' | 'unitPrices'>): Pick<
  FeedConfigurator,
  'limits' | 'unitPrices'
> {
  return {
    limits: { cpu, ramMb, diskMb },
    unitPrices: {
      core: exactRoubles(unitPrices.core),
      ramGb: exactRoubles(unitPrices.ramGb),
      diskGb: exactRoubles(unitPrices.diskGb),
    },
  };
}
