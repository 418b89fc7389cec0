import type { LocationCode } from '../../catalogue/location';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of a place an app runs in. */
export type AppPresetId = Branded<string, 'AppPresetId'>;

export const APP_TYPES = ['backend', 'frontend'] as const;

/** Whether an app answers by itself or is a set of files. */
export type AppType = (typeof APP_TYPES)[number];

/** Memory in MB of 1024. */
export type AppPower =
  | { type: 'backend'; cpu: number; cpuFrequency: number; ramMb: number }
  | { type: 'frontend'; requestsPerSecond: number };

/** A place an app runs in. Disk in MB of 1024, price for a month. */
export type AppTariff = {
  presetId: AppPresetId;
  title: string;
  location: LocationCode;
  diskMb: number;
  price: Money;
} & AppPower;

/** A framework apps are written with, in the provider's spelling. */
export interface AppFramework {
  type: AppType;
  language: string;
  name: string;
}

/** The part of the catalogue that is about apps. */
export interface AppCatalogue {
  appTariffs(): Promise<AppTariff[]>;
  appFrameworks(): Promise<AppFramework[]>;
}
