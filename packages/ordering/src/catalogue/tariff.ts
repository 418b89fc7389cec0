import type { ConfiguratorId, OsId, PresetId, SoftwareId } from '../ids';
import type { Money } from '../money';
import type { LocationCode } from './location';

/** A family of tariffs by the code that the adapter gives it; its name and its place among the others stand in the CMS. */
export type TariffFamily = string;

export type DiskType = 'nvme' | 'ssd' | 'hdd';

/** A ready-made cloud server. Memory and disk in MB of 1024, bandwidth in Mbit/s, frequency in GHz, price for a month without an IP. */
export interface ServerTariff {
  presetId: PresetId;
  title: string;
  location: LocationCode;
  family: TariffFamily;
  cpu: number;
  cpuFrequency: number;
  ramMb: number;
  diskMb: number;
  diskType: DiskType;
  bandwidthMbit: number;
  price: Money;
  isPopular: boolean;
  /** Nothing of it is left for now: it can be looked at, but not ordered. */
  isSoldOut: boolean;
}

/** Limits of one resource: the least, the most and the step between allowed amounts. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

/** What a custom server can be built from. Memory and disk ranges in MB, bandwidth in Mbit/s; prices a month for a core, a GB of memory, a GB of disk. */
export interface ServerConfigurator {
  configuratorId: ConfiguratorId;
  location: LocationCode;
  diskType: DiskType;
  cpuFrequency: number;
  cpu: Range;
  ramMb: Range;
  diskMb: Range;
  /** Absent where the provider does not say. */
  bandwidthMbit?: Range;
  unitPrices: { core: Money; ramGb: Money; diskGb: Money };
}

/** An operating system image a server can start with. */
export interface OsImage {
  osId: OsId;
  family: string;
  /** Name and version for the screen: `Ubuntu 24.04`. */
  caption: string;
}

/** A bundle installed over the system, and the systems it runs on. */
export interface Software {
  softwareId: SoftwareId;
  name: string;
  osIds: OsId[];
}

/** The part of the catalogue that is about cloud servers. */
export interface ServerCatalogue {
  serverTariffs(): Promise<ServerTariff[]>;
  serverConfigurators(): Promise<ServerConfigurator[]>;
  /** Systems that a server can start with; `DEFAULT_OS` is the one for those who have not chosen. */
  osImages(): Promise<OsImage[]>;
  software(): Promise<Software[]>;
}
