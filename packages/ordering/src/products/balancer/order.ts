import type { PanelPath } from '../../account/panel';
import type { LocationCode } from '../../catalogue/location';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../../catalogue/payment-period';
import { type Branded, parseId } from '../../ids';
import type { Money } from '../../money';
import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import { invalid, nothingChosen, type ReadOrder, readCount, readPeriod } from '../../orders/read-query';
import { toOffer } from '../../orders/to-offer';
import { succeed } from '../../result';
import type { Flow } from '../flow';

/** Identifier of a load balancer's tariff. */
export type BalancerPresetId = Branded<string, 'BalancerPresetId'>;

/** A load balancer. Bandwidth in Mbit/s, price for a month. */
export interface BalancerTariff {
  presetId: BalancerPresetId;
  title: string;
  location: LocationCode;
  bandwidthMbit: number;
  replicas: number;
  /** As the provider writes it: `10K`. */
  requestsPerSecond: string;
  price: Money;
}

/** The part of the catalogue that is about load balancers. */
export interface BalancerCatalogue {
  balancerTariffs(): Promise<BalancerTariff[]>;
}

/** A load balancer that a visitor has chosen. The bandwidth is the tariff's own, as the visitor saw it, in Mbit/s. */
export interface BalancerOrder {
  product: 'balancer';
  presetId: BalancerPresetId;
  bandwidthMbit: number | undefined;
  period: PaymentPeriod;
}

/** The order of a preset, for a year unless said otherwise. */
export function balancerOrder(
  presetId: BalancerPresetId,
  bandwidthMbit?: number,
  period: PaymentPeriod = DEFAULT_PAYMENT_PERIOD,
): BalancerOrder {
  return { product: 'balancer', presetId, bandwidthMbit, period };
}

/** The query of the balancer flow (rule R9). */
export function toBalancerQuery({ presetId, bandwidthMbit, period }: BalancerOrder): URLSearchParams {
  const query = new URLSearchParams({ preset: String(presetId), period });
  if (bandwidthMbit !== undefined) query.set('bandwidth', String(bandwidthMbit));
  return query;
}

/** Reads the query of the balancer flow. */
export function fromBalancerQuery(query: URLSearchParams): ReadOrder<BalancerOrder> {
  if (!query.has('preset')) return nothingChosen();
  const presetId = parseId<BalancerPresetId>(query.get('preset'));
  if (!presetId) return invalid('preset');
  const bandwidthMbit = readCount(query, 'bandwidth');
  if (query.has('bandwidth') && bandwidthMbit === undefined) return invalid('bandwidth');
  const period = readPeriod(query);
  return period ? succeed(balancerOrder(presetId, bandwidthMbit, period)) : invalid('period');
}

/** The flow of load balancers. */
export const BALANCER_FLOW: Flow<BalancerOrder> = {
  auth: 'registrationBalancer',
  keys: ['bandwidth', 'preset', 'period', 'intent'],
  write: toBalancerQuery,
  section: '/balancer' as PanelPath,
  fulfilment: { kind: 'resource', claim: 'balancer', page: (id) => `/balancer/${id}` as PanelPath },
};

/** A load balancer of the bandwidth that was shown. Throws `ProviderOutage`. */
export async function offerBalancer(
  order: BalancerOrder,
  catalogue: BalancerCatalogue,
): Promise<Offer | NoOffer> {
  const tariff = (await catalogue.balancerTariffs()).find(({ presetId }) => presetId === order.presetId);
  const isAsShown = order.bandwidthMbit === undefined || order.bandwidthMbit === tariff?.bandwidthMbit;
  return tariff && isAsShown ? toOffer(tariff) : NOT_SOLD;
}
