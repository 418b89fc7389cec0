import type { LocationCode, TariffFamily } from '@vitrina/ordering';
import type { ListView } from '../read-view';

export type ServerView = ListView<TariffFamily, LocationCode>;
