import {
  type ClusterStock,
  type LocationCode,
  type Multiplier,
  multiplierOf,
  type NodeConfigurator,
  type NodeRole,
  type NodeTariff,
  type PaymentPeriod,
  type PeriodMultipliers,
  zoneOf,
} from '@vitrina/ordering';

/** What clusters can be put together from, wherever anything of one is sold. */
export interface ClusterOffer extends ClusterStock {
  multipliers: PeriodMultipliers;
  places: readonly ClusterPlace[];
}

/** A place where something of a cluster is sold, and what is missing there for a whole one. */
export interface ClusterPlace {
  location: LocationCode;
  missing: NodeRole | undefined;
}

/** Ready-made nodes of one role in one place, and what nodes of one's own are made of there. */
export interface NodeShelf {
  tariffs: readonly NodeTariff[];
  configurators: readonly NodeConfigurator[];
}

/** What a cluster can be put together from in one place. */
export interface ClusterChoice {
  location: LocationCode;
  masters: NodeShelf;
  workers: NodeShelf;
  /** How the cluster is paid for, and what its nodes cost then of their monthly price. */
  period: PaymentPeriod;
  discount: Multiplier;
}

/** The place that an address names by its code or by its zone, if whole clusters are sold there. */
export function placeOf({ places }: ClusterOffer, wanted: string): LocationCode | undefined {
  const sold = places.filter(({ missing }) => missing === undefined).map(({ location }) => location);
  return sold.find((code) => code === wanted) ?? sold.find((code) => zoneOf(code) === wanted);
}

/** Where the page opens for who has named no place: the first where every part of a cluster is sold. */
export function usualPlace({ places }: ClusterOffer): LocationCode {
  const whole = places.find(({ missing }) => missing === undefined) ?? places[0];
  if (!whole) throw new Error('An offer of clusters names a place');
  return whole.location;
}

/** What is sold in a place for a period. */
export function clusterChoice(
  offer: ClusterOffer,
  location: LocationCode,
  period: PaymentPeriod,
): ClusterChoice {
  return {
    ...{ location, period, discount: multiplierOf(offer.multipliers, period) },
    ...{ masters: shelf(offer, 'master', location), workers: shelf(offer, 'worker', location) },
  };
}

function shelf({ tariffs, configurators }: ClusterStock, role: NodeRole, location: LocationCode): NodeShelf {
  const isHere = (row: NodeTariff | NodeConfigurator) => row.role === role && row.location === location;
  return { tariffs: tariffs.filter(isHere), configurators: configurators.filter(isHere) };
}
