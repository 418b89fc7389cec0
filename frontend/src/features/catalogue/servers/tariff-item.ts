import type { PresetId } from '@vitrina/ordering';
import type { ButtonKind } from '@vitrina/ui';
import type { SortKey } from '~/products/definition';
import type { ResourceRange } from '../resource-range';
import type { TariffOffer } from '../tariff-offers';
import type { PriceUnit } from './price-caption';

/** One tariff in a list or among cards. Each value is the same object until it changes, so that an item can skip work. */
export interface TariffItem {
  offer: TariffOffer;
  range: ResourceRange;
  isMostPopular: boolean;
  button: ButtonKind;
  unit?: PriceUnit;
  sort?: SortKey;
  /** What it belongs to, where the list does not say so. */
  family?: string | undefined;
  instead?: TariffOffer | undefined;
  isCompared?: boolean;
  /** Where tariffs can be compared. */
  onCompare?: ((id: PresetId) => void) | undefined;
  /** Beyond the preview: only for readers without scripts and for paper. */
  isBeyond?: boolean;
}
