import {
  type LocationCode,
  monthsOf,
  type NodeTariff,
  type PaymentPeriod,
  type Range,
} from '@vitrina/ordering';
import { versionCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';

/** Why there is no such cluster. */
export function tooManyMasters({ title }: Pick<NodeTariff, 'title'>, most: number): string {
  return t.cluster.tooManyMasters(title, most);
}

export function placeNotSold(wanted: LocationCode | undefined, instead: LocationCode): string {
  const shown = locationName(instead);
  return wanted
    ? t.cluster.placeIsNotSold(locationName(wanted), shown)
    : t.cluster.addressedPlaceIsNotSold(shown);
}

export function periodNotOffered(wanted: PaymentPeriod, instead: PaymentPeriod): string {
  return t.cluster.periodIsNotOffered(monthsOf(wanted), monthsOf(instead));
}

const LONGEST_SHOWN_VERSION = 20;

export function versionNotSold(wanted: string, instead: string): string {
  return t.cluster.versionIsNotSold(
    versionCaption(wanted).slice(0, LONGEST_SHOWN_VERSION),
    versionCaption(instead),
  );
}

export function notSoldHere(wanted: string | undefined, location: LocationCode, instead: string): string {
  const place = locationName(location);
  return wanted
    ? t.cluster.nodeIsNotSold(wanted, place, instead)
    : t.cluster.suchNodeIsNotSold(place, instead);
}

/** Cores, or memory or disk in GB. */
export type Amount = 'cpu' | 'ram' | 'disk';

export function rangeWords({ min, max, step }: Range, amount: Amount): string {
  return amount === 'cpu' ? t.cluster.coresRange(min, max, step) : t.cluster.gigabytesRange(min, max, step);
}

export function outOfRange(range: Range, nearest: number | undefined, amount: Amount): string {
  const words = rangeWords(range, amount);
  if (nearest === undefined) return t.cluster.wholeNumber(words);
  return amount === 'cpu'
    ? t.cluster.nearestCores(words, nearest)
    : t.cluster.nearestGigabytes(words, nearest);
}
