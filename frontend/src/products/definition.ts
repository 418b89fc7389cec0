import type { LocationCode, Money, OsId, PaymentPeriod, PresetId } from '@vitrina/ordering';

/** What every list knows of its rows. */
export interface ListRow {
  location: LocationCode;
  /** Known here, but none is left. */
  isSoldOut: boolean;
}

/** A row as it is offered: at the price of what is chosen for the whole list. */
export interface Priced {
  monthly: Money;
  /** Why no order of it is taken, however much is left. */
  incompatible?: object | undefined;
}

/** What is known of a row, to sort and to choose by. */
export interface Amounts {
  cpu?: number;
  ramGb?: number;
  diskGb?: number;
  diskTypes?: readonly string[];
}

/** The least that somebody needs, in whole GB, and the most they pay, in whole roubles a month. What is not asked for is absent. */
export interface ListFilters {
  min_cpu?: number | undefined;
  min_ram?: number | undefined;
  min_disk?: number | undefined;
  max_price?: number | undefined;
  /** A type of disks. */
  disk?: string | undefined;
}

/** Words in the language of the page: a list is defined before there is one. */
export type Words = () => string;

export type FilterKey = keyof ListFilters;

export interface ListFilter {
  key: FilterKey;
  label: Words;
  /** What can be chosen; absent where any amount can be written. */
  choices?: { any: Words; options: readonly { value: string; label: Words }[] };
}

/** By the price, or by what a unit costs. */
export type SortKey = 'price' | 'price-desc' | 'core' | 'ram' | 'disk';

export interface ListSort {
  key: SortKey;
  label: Words;
}

/**
 * What the list of a product can be asked for; `features/catalogue` reads it from the address and shows the rows. A key means the same
 * in every list, so a list says only which ones it has, in which words.
 */
export interface ListDefinition<
  Row extends ListRow,
  Tab extends string = string,
  Place extends LocationCode | undefined = LocationCode | undefined,
> {
  /** While nobody has chosen one. */
  usualPeriod(): PaymentPeriod;
  /** Where it opens; `undefined` is everywhere. */
  opensAt(rows: readonly Row[]): Place;
  amounts(row: Row): Amounts;
  filters: readonly ListFilter[];
  /** The first is meant where the address says nothing. */
  sorts: readonly ListSort[];
  /** Parts that are seen one at a time, and the key of the address that names the one. */
  tabs?: {
    key: 'tab' | 'type';
    of(row: Row): Tab;
    offered(rows: readonly Row[], location: LocationCode | Place): readonly Tab[];
  };
  /** Parts that stand one below the other. */
  groupBy?(row: Row): string | undefined;
  /** The systems that all rows can be shown with. */
  systems?: readonly { osId: OsId }[];
  /** Prices by the day, and cards in place of lines. */
  hasLooks?: boolean;
  /** The rows that a text names to be compared; `undefined` where it names none. */
  compares?(text: string, rows: readonly Row[]): PresetId[] | undefined;
}

export type ListLayout = 'list' | 'grid';

/** How a visitor sees a list. All of it stands in the address but what was chosen for all prices of the site. */
export interface ListView<
  Tab extends string = string,
  Place extends LocationCode | undefined = LocationCode | undefined,
> {
  /** `undefined` is everywhere. */
  location: LocationCode | Place;
  tab: Tab | undefined;
  /** `undefined` is any system. */
  osId: OsId | undefined;
  period: PaymentPeriod;
  hasIp: boolean;
  unit: 'month' | 'day';
  layout: ListLayout;
  sort: SortKey;
  /** All rows, however many there are. */
  isWhole: boolean;
  filters: ListFilters;
  compared: PresetId[];
}
